import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Db } from '../../db/client.ts'
import { categories, products, shops } from '../../db/schema/catalogue.ts'
import type { SizeGuideTexts } from '../../db/schema/catalogue.ts'
import { knownUploads } from '../uploads/knownUploads.ts'
import { publishChange } from '../kernel/changes.ts'
import type { CatalogueFile, CatalogueProduct } from './catalogueFormat.ts'
import { importReviews, importVariants, type Importing } from './importVariants.ts'
import { CatalogueFileError, readCatalogueFile } from './readCatalogueFile.ts'
import type { ReadFile, RefusedPart, TextOf } from './readCatalogueFile.ts'

export interface ImportReport {
  imported: {
    categories: number
    shops: number
    products: number
    variants: number
    reviews: number
  }
  /** `file` is the zero-based index of the file. */
  refused: (RefusedPart & { file: number })[]
}

/**
 * Imports the valid parts and reports the invalid ones. Existing parts are found by slug or code
 * and updated. Their reviews stay, and so does their stock unless `restock` is set. Variants that
 * the file no longer names become unsellable.
 */
export async function importCatalogue({
  ctx,
  input,
}: {
  ctx: { db: Db; clock: Clock }
  /** With `restock`, existing variants get the file's stock. */
  input: { files: readonly unknown[]; restock?: boolean | undefined }
}): Promise<ImportReport> {
  const read = input.files.map(readCatalogueFile)
  const how = { clock: ctx.clock, restocks: input.restock === true }
  return ctx.db.transaction((tx) => importAll(tx, how, read))
}

/** Starts from zero counts each time, because the transaction may be retried. */
async function importAll(tx: Db, how: Importing, read: readonly ReadFile[]): Promise<ImportReport> {
  const refused = read.map((each) => [...each.refused])
  const imported = { categories: 0, shops: 0, products: 0, variants: 0, reviews: 0 }
  const names = new Set<string>()
  const known = await knownUploads({
    ctx: { db: tx },
    input: { ids: read.flatMap(({ file }) => uploadsIn(file)) },
  })

  function refuseMissing(part: object): void {
    const missing = uploadsIn(part).find((id) => !known.has(id))
    if (missing !== undefined) throw new CatalogueFileError(`there is no picture ${missing}`)
  }

  /** The rows of the parts that can be imported, without duplicate names. */
  function rowsOf<Part extends object, Row>(
    at: number,
    kind: string,
    parts: readonly Part[],
    rowOf: (part: Part) => Row & { slug: string },
  ): { part: Part; row: Row & { slug: string } }[] {
    return parts.flatMap((part) => {
      try {
        const row = rowOf(part)
        refuseMissing(part)
        const name = `${kind} "${row.slug}"`
        if (names.has(name)) throw new CatalogueFileError(`${name} stands here twice`)
        names.add(name)
        return { part, row }
      } catch (error) {
        if (!(error instanceof CatalogueFileError)) throw error
        refused[at]?.push({ place: read[at]?.placeOf(part) ?? 'file', reasons: [error.message] })
        return []
      }
    })
  }

  for (const [at, { file, textOf }] of read.entries()) {
    const categoryRows = rowsOf(at, 'category', file.categories, (part) =>
      categoryRow(part, textOf),
    )
    const shopRows = rowsOf(at, 'shop', file.shops, (part) => shopRow(part, textOf))
    await writeCategories(
      tx,
      categoryRows.map(({ row }) => row),
    )
    await writeShops(
      tx,
      shopRows.map(({ row }) => row),
    )
    imported.categories += categoryRows.length
    imported.shops += shopRows.length
  }
  const changed: number[] = []
  const ids = await readIds(tx)
  for (const [at, { file, textOf }] of read.entries()) {
    const productRows = rowsOf(at, 'product', file.products, (part) => ({
      slug: part.code,
      ...productRow(part, ids, file.sizeGuides, textOf),
    }))
    for (const { part, row } of productRows) {
      const { slug: _slug, ...values } = row
      const written = await writeProduct(tx, part, values, how)
      changed.push(written.productId)
      imported.reviews += written.reviews
      imported.products += 1
      imported.variants += part.variants.length
    }
  }
  await publishImport(tx, changed, imported.categories + imported.shops > 0)
  return {
    imported,
    refused: refused.flatMap((parts, file) => parts.map((part) => ({ file, ...part }))),
  }
}

/** The ids of the shop's own pictures that a part names, at any depth. */
function uploadsIn(part: object): string[] {
  return [...JSON.stringify(part).matchAll(/"upload:([A-Za-z0-9_-]{24})"/g)].map(
    ([, id = '']) => id,
  )
}

interface KnownIds {
  categories: ReadonlyMap<string, number>
  shops: ReadonlyMap<string, number>
}

async function readIds(tx: Db): Promise<KnownIds> {
  const [categoryIds, shopIds] = [
    await tx.select({ id: categories.id, slug: categories.slug }).from(categories),
    await tx.select({ id: shops.id, slug: shops.slug }).from(shops),
  ]
  return {
    categories: new Map(categoryIds.map(({ id, slug }) => [slug, id])),
    shops: new Map(shopIds.map(({ id, slug }) => [slug, id])),
  }
}

function categoryRow(category: CatalogueFile['categories'][number], textOf: TextOf) {
  return { slug: category.slug, name: textOf(category.name), picture: category.picture }
}

async function writeCategories(tx: Db, rows: ReturnType<typeof categoryRow>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(categories)
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflictDoUpdate({
      target: categories.slug,
      set: { name: sql`excluded.name`, picture: sql`excluded.picture` },
    })
}

function shopRow(shop: CatalogueFile['shops'][number], textOf: TextOf) {
  return {
    slug: shop.slug,
    name: textOf(shop.name),
    tagline: textOf(shop.tagline),
    description: textOf(shop.description),
    logo: shop.logo,
    cover: shop.cover ?? null,
    fanCount: shop.fans,
    freightCents: shop.freightCents,
    freeFreightFromCents: shop.freeFreightFromCents ?? null,
    freightTo: shop.freightTo ?? null,
    destinations: shop.destinations ?? null,
    delivery: shop.delivery ?? null,
    trader: shop.trader ?? null,
    openedAt: new Date(shop.openedAt),
  }
}

async function writeShops(tx: Db, rows: ReturnType<typeof shopRow>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(shops)
    .values(rows)
    .onConflictDoUpdate({
      target: shops.slug,
      set: {
        name: sql`excluded.name`,
        tagline: sql`excluded.tagline`,
        description: sql`excluded.description`,
        logo: sql`excluded.logo`,
        cover: sql`excluded.cover`,
        freightCents: sql`excluded.freight_cents`,
        freeFreightFromCents: sql`excluded.free_freight_from_cents`,
        freightTo: sql`excluded.freight_to`,
        destinations: sql`excluded.destinations`,
        delivery: sql`excluded.delivery`,
        trader: sql`excluded.trader`,
      },
    })
}

function productRow(
  product: CatalogueProduct,
  ids: KnownIds,
  sizeGuides: CatalogueFile['sizeGuides'],
  textOf: TextOf,
) {
  return {
    categoryId: known(ids.categories, 'category', product.category),
    shopId: known(ids.shops, 'shop', product.shop),
    title: textOf(product.title),
    description: textOf(product.description),
    keywords: product.keywords ? textOf(product.keywords) : null,
    specification: product.specification.map(({ name, value }) => ({
      name: textOf(name),
      value: textOf(value),
    })),
    options: product.options.map(({ key, name, values }) => ({
      key,
      name: textOf(name),
      values: values.map((value) => ({ ...value, name: textOf(value.name) })),
    })),
    sizeGuide: sizeGuideOf(product, sizeGuides, textOf),
    pictures: product.pictures,
    sellable: product.sellable,
    nonReturnable: product.nonReturnable,
    customs: product.customs ?? null,
  }
}

function sizeGuideOf(
  { sizeGuide: name, options }: CatalogueProduct,
  sizeGuides: CatalogueFile['sizeGuides'],
  textOf: TextOf,
): SizeGuideTexts | null {
  if (name === undefined) return null
  const guide = Object.hasOwn(sizeGuides, name) ? sizeGuides[name] : undefined
  if (!guide) throw new CatalogueFileError(`size guide "${name}" is not in sizeGuides`)
  if (guide.rows.length === 0) throw new CatalogueFileError(`size guide "${name}" has no rows`)
  if (options.every(({ key }) => key !== guide.option)) {
    throw new CatalogueFileError(
      `size guide "${name}" explains the option "${guide.option}", which the product doesn’t have`,
    )
  }
  return {
    option: guide.option,
    ...(guide.system ? { system: textOf(guide.system) } : {}),
    columns: guide.columns.map(textOf),
    rows: guide.rows.map(({ size, cells }) => ({ size: textOf(size), cells })),
  }
}

const maxPublishedProducts = 2_000
const idsInPayload = 500

/**
 * Publishes the import. Servers read a few products one by one; after more, or a changed name, they
 * compare everything.
 */
async function publishImport(
  tx: Db,
  productIds: readonly number[],
  areShopsOrCategoriesChanged: boolean,
): Promise<void> {
  if (areShopsOrCategoriesChanged || productIds.length > maxPublishedProducts)
    return publishChange(tx, { kind: 'catalogue' })
  for (let from = 0; from < productIds.length; from += idsInPayload) {
    const ids = productIds.slice(from, from + idsInPayload)
    await publishChange(tx, { kind: 'products', productIds: ids })
  }
}

/** Reviews are written for a new product only. */
async function writeProduct(
  tx: Db,
  product: CatalogueProduct,
  row: ReturnType<typeof productRow>,
  how: Importing,
): Promise<{ productId: number; reviews: number }> {
  const [existing] = await tx
    .update(products)
    .set(row)
    .where(eq(products.code, product.code))
    .returning({ id: products.id })
  if (existing) {
    await importVariants(tx, product, existing.id, how)
    return { productId: existing.id, reviews: 0 }
  }
  const [inserted] = await tx
    .insert(products)
    .values({
      ...row,
      code: product.code,
      soldCount: product.soldCount,
      listedAt: new Date(product.listedAt),
    })
    .returning({ id: products.id })
  const skuIds = await importVariants(tx, product, inserted!.id, how)
  await importReviews(tx, product, inserted!.id, skuIds)
  return { productId: inserted!.id, reviews: product.reviews.length }
}

function known(ids: ReadonlyMap<string, number>, kind: string, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new CatalogueFileError(`${kind} "${slug}" is not known`)
  return id
}
