import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { categories, products, reviews, shops, skus } from '../../db/schema/catalogue.ts'
import type { OptionRow, SpecificationRow, Texts } from '../../db/schema/catalogue.ts'
import type { RatingRow, SkuRow, SnapshotRows } from './catalogueSnapshot.ts'

/** What a product's page needs beyond the snapshot. */
export interface ProductTexts {
  description: Texts
  specification: SpecificationRow[]
  options: OptionRow[]
  pictures: string[]
  /** By variant id, in the order of the page. */
  variants: ReadonlyMap<number, { optionValues: string[]; picture: string }>
}

const skuColumns = {
  id: skus.id,
  productId: skus.productId,
  priceCents: skus.priceCents,
  onHand: skus.onHand,
  reserved: skus.reserved,
}

export async function loadSnapshotRows(db: Db): Promise<SnapshotRows> {
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.position))
  const shopRows = await db.select().from(shops)
  const productRows = await db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      shopId: products.shopId,
      title: products.title,
      keywords: products.keywords,
      options: products.options,
      picture: sql<string>`${products.pictures}->>0`,
      soldCount: products.soldCount,
      listedAt: products.listedAt,
    })
    .from(products)
    .where(eq(products.sellable, true))
    .orderBy(asc(products.id))
  const skuRows = await db
    .select(skuColumns)
    .from(skus)
    .where(eq(skus.sellable, true))
    .orderBy(asc(skus.id))
  return {
    categories: categoryRows,
    shops: shopRows,
    products: productRows.map((row) =>
      Object.assign(row, {
        optionNames: row.options.flatMap(({ values }) => values.map(({ name }) => name)),
      }),
    ),
    skus: skuRows,
    ratings: await loadRatings(db),
  }
}

/** All sellable variants of the products that the given ones belong to. */
export async function loadSiblingSkus(db: Db, skuIds: readonly number[]): Promise<SkuRow[]> {
  const owners = db
    .select({ id: skus.productId })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]))
  return db
    .select(skuColumns)
    .from(skus)
    .where(and(eq(skus.sellable, true), inArray(skus.productId, owners)))
    .orderBy(asc(skus.id))
}

export async function loadRatings(db: Db, productIds?: readonly number[]): Promise<RatingRow[]> {
  return db
    .select({ productId: reviews.productId, rating: reviews.productRating, count: count() })
    .from(reviews)
    .where(productIds && inArray(reviews.productId, [...productIds]))
    .groupBy(reviews.productId, reviews.productRating)
}

export async function loadSoldCounts(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: products.id, soldCount: products.soldCount })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return new Map(rows.map(({ id, soldCount }) => [id, soldCount]))
}

export async function loadProductTexts(db: Db, productId: number): Promise<ProductTexts | null> {
  const [product] = await db
    .select({
      description: products.description,
      specification: products.specification,
      options: products.options,
      pictures: products.pictures,
    })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellable, true)))
  if (!product) return null
  const variants = await db
    .select({ id: skus.id, optionValues: skus.optionValues, picture: skus.picture })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.sellable, true)))
    .orderBy(asc(skus.position))
  return { ...product, variants: new Map(variants.map(({ id, ...rest }) => [id, rest])) }
}
