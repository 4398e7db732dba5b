import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { categories, products, reviews, shops, skus } from '../../db/schema/catalogue.ts'
import { changeChannel, type Change } from '../changes.ts'
import { moveStock } from '../stock/moveStock.ts'
import type { CatalogueFile, CatalogueProduct } from './catalogueFormat.ts'
import { CatalogueFileError, readCatalogueFile } from './readCatalogueFile.ts'
import type { RefusedPart, TextOf } from './readCatalogueFile.ts'

export interface ImportReport {
  laidIn: { categories: number; shops: number; products: number; variants: number; reviews: number }
  /** `file` counts from 0, in the order the files were given. */
  refused: (RefusedPart & { file: number })[]
}

/**
 * Lays in what is right and reports what isn't. What is there already is found by slug or code and
 * updated; its stock and its reviews stay as they are, and variants that are no longer named can't
 * be sold.
 */
export async function importCatalogue({
  ctx,
  input,
}: {
  ctx: { db: Db; clock: Clock }
  input: { files: readonly unknown[] }
}): Promise<ImportReport> {
  const read = input.files.map(readCatalogueFile)
  const refused = read.map((each) => [...each.refused])
  const laidIn = { categories: 0, shops: 0, products: 0, variants: 0, reviews: 0 }
  const names = new Set<string>()

  /** The rows of those parts that can be laid in, each name once. */
  function rowsOf<Part extends object, Row>(
    at: number,
    kind: string,
    parts: readonly Part[],
    rowOf: (part: Part) => Row & { slug: string },
  ): { part: Part; row: Row & { slug: string } }[] {
    return parts.flatMap((part) => {
      try {
        const row = rowOf(part)
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

  await ctx.db.transaction(async (tx) => {
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
      laidIn.categories += categoryRows.length
      laidIn.shops += shopRows.length
    }
    const ids = await readIds(tx)
    for (const [at, { file, textOf }] of read.entries()) {
      const productRows = rowsOf(at, 'product', file.products, (part) => ({
        slug: part.code,
        ...productRow(part, ids, textOf),
      }))
      for (const { part, row } of productRows) {
        const { slug: _slug, ...values } = row
        laidIn.reviews += await writeProduct(tx, part, values, ctx.clock)
        laidIn.products += 1
        laidIn.variants += part.variants.length
      }
    }
    const told: Change = { kind: 'catalogue' }
    await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify(told)})`)
  })
  return {
    laidIn,
    refused: refused.flatMap((parts, file) => parts.map((part) => ({ file, ...part }))),
  }
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
    fanCount: shop.fans,
    freightCents: shop.freightCents,
    freeFreightFromCents: shop.freeFreightFromCents ?? null,
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
        freightCents: sql`excluded.freight_cents`,
        freeFreightFromCents: sql`excluded.free_freight_from_cents`,
      },
    })
}

function productRow(product: CatalogueProduct, ids: KnownIds, textOf: TextOf) {
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
    pictures: product.pictures,
    sellable: product.sellable,
  }
}

/** Answers how many reviews it wrote: those of a new product. */
async function writeProduct(
  tx: Db,
  product: CatalogueProduct,
  row: ReturnType<typeof productRow>,
  clock: Clock,
): Promise<number> {
  const [existing] = await tx
    .update(products)
    .set(row)
    .where(eq(products.code, product.code))
    .returning({ id: products.id })
  if (existing) {
    await importVariants(tx, product, existing.id, clock)
    return 0
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
  const skuIds = await importVariants(tx, product, inserted!.id, clock)
  await importReviews(tx, product, inserted!.id, skuIds)
  return product.reviews.length
}

/** Gives back the variants' ids by code. */
async function importVariants(
  tx: Db,
  product: CatalogueProduct,
  productId: number,
  clock: Clock,
): Promise<Map<string, number>> {
  const rows = product.variants.map((variant, position) => ({
    code: skuCode(product, variant.values),
    productId,
    position,
    optionValues: variant.values,
    priceCents: variant.priceCents,
    picture: variant.picture ?? product.pictures[0]!,
    sellable: true,
  }))
  const codes = rows.map(({ code }) => code)
  const before = await tx.select({ code: skus.code }).from(skus).where(inArray(skus.code, codes))
  const knownCodes = new Set(before.map(({ code }) => code))
  const laid = await tx
    .insert(skus)
    .values(rows)
    .onConflictDoUpdate({
      target: skus.code,
      set: {
        position: sql`excluded.position`,
        priceCents: sql`excluded.price_cents`,
        picture: sql`excluded.picture`,
        sellable: sql`excluded.sellable`,
      },
    })
    .returning({ id: skus.id, code: skus.code })
  await tx
    .update(skus)
    .set({ sellable: false })
    .where(and(eq(skus.productId, productId), notInArray(skus.code, codes)))
  const ids = new Map(laid.map(({ id, code }) => [code, id]))
  const moves = product.variants.flatMap(({ values, stock }) => {
    const code = skuCode(product, values)
    return stock === 0 || knownCodes.has(code)
      ? []
      : {
          skuId: ids.get(code)!,
          orderId: null,
          kind: 'initial' as const,
          onHandDelta: stock,
          reservedDelta: 0,
        }
  })
  await moveStock(tx, moves, clock.now())
  return ids
}

async function importReviews(
  tx: Db,
  product: CatalogueProduct,
  productId: number,
  skuIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (product.reviews.length === 0) return
  await tx.insert(reviews).values(
    product.reviews.map((review) => ({
      productId,
      skuId: review.variant ? (skuIds.get(skuCode(product, review.variant)) ?? null) : null,
      authorName: review.author,
      content: review.content,
      productRating: review.productRating,
      serviceRating: review.serviceRating,
      shippingRating: review.shippingRating,
      pictures: review.pictures,
      createdAt: new Date(review.createdAt),
    })),
  )
}

function skuCode({ code }: { code: string }, values: readonly string[]): string {
  return [code, ...values].join('/')
}

function known(ids: ReadonlyMap<string, number>, kind: string, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new CatalogueFileError(`${kind} "${slug}" is not known`)
  return id
}
