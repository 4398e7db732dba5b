import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { categories, products, reviews, shops, skus } from '../../db/schema/catalogue.ts'
import type { Texts } from '../../db/schema/catalogue.ts'
import { tellChange } from '../changes.ts'
import { moveStock } from '../stock/moveStock.ts'
import type { CatalogueFile, CatalogueProduct, CatalogueText } from './catalogueFormat.ts'
import { CatalogueFileError, readCatalogueFile } from './readCatalogueFile.ts'

export interface ImportReport {
  categories: number
  shops: number
  products: number
  variants: number
  reviews: number
}

type TextOf = (text: CatalogueText) => Texts

/**
 * Lays files in, all or nothing. What is there already is found by slug or code and updated; its
 * stock and its reviews stay as they are, and variants that are no longer named can't be sold.
 */
export async function importCatalogue({
  ctx,
  input,
}: {
  ctx: { db: Db; clock: Clock }
  input: { files: readonly unknown[] }
}): Promise<ImportReport> {
  const read = input.files.map(readCatalogueFile)
  const report: ImportReport = { categories: 0, shops: 0, products: 0, variants: 0, reviews: 0 }
  await ctx.db.transaction(async (tx) => {
    for (const { file, textOf } of read) {
      report.categories += await importCategories(tx, file, textOf)
      report.shops += await importShops(tx, file, textOf)
    }
    const categoryIds = new Map(
      (await tx.select({ id: categories.id, slug: categories.slug }).from(categories)).map(
        ({ id, slug }) => [slug, id],
      ),
    )
    const shopIds = new Map(
      (await tx.select({ id: shops.id, slug: shops.slug }).from(shops)).map(({ id, slug }) => [
        slug,
        id,
      ]),
    )
    for (const { file, textOf } of read) {
      for (const product of file.products) {
        const categoryId = known(categoryIds, 'category', product.category)
        const shopId = known(shopIds, 'shop', product.shop)
        const laid = await importProduct(tx, product, { categoryId, shopId, textOf }, ctx.clock)
        report.products += 1
        report.variants += product.variants.length
        report.reviews += laid.reviews
      }
    }
    await tellChange(tx, { kind: 'catalogue' })
  })
  return report
}

async function importCategories(tx: Db, file: CatalogueFile, textOf: TextOf): Promise<number> {
  if (file.categories.length === 0) return 0
  const rows = file.categories.map((category, position) => ({
    slug: category.slug,
    name: textOf(category.name),
    picture: category.picture,
    position,
  }))
  await tx
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({
      target: categories.slug,
      set: { name: sql`excluded.name`, picture: sql`excluded.picture` },
    })
  return rows.length
}

async function importShops(tx: Db, file: CatalogueFile, textOf: TextOf): Promise<number> {
  if (file.shops.length === 0) return 0
  const rows = file.shops.map((shop) => ({
    slug: shop.slug,
    name: textOf(shop.name),
    tagline: textOf(shop.tagline),
    description: textOf(shop.description),
    logo: shop.logo,
    fanCount: shop.fans,
    freightCents: shop.freightCents,
    freeFreightFromCents: shop.freeFreightFromCents ?? null,
    openedAt: new Date(shop.openedAt),
  }))
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
  return rows.length
}

async function importProduct(
  tx: Db,
  product: CatalogueProduct,
  { categoryId, shopId, textOf }: { categoryId: number; shopId: number; textOf: TextOf },
  clock: Clock,
): Promise<{ reviews: number }> {
  const row = {
    categoryId,
    shopId,
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
  const [existing] = await tx
    .update(products)
    .set(row)
    .where(eq(products.code, product.code))
    .returning({ id: products.id })
  if (existing) {
    await importVariants(tx, product, existing.id, clock)
    return { reviews: 0 }
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
  return { reviews: product.reviews.length }
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
