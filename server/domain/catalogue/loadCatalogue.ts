import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PromoOffer } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { rowsOf, type Db } from '../../db/client.ts'
import { givenIds } from '../../db/givenIds.ts'
import { categories, products, shops, skus } from '../../db/schema/catalogue.ts'
import type {
  OptionRow,
  SizeGuideTexts,
  SpecificationRow,
  Texts,
} from '../../db/schema/catalogue.ts'
import { promoCodes } from '../../db/schema/orders.ts'
import type {
  CategoryRow,
  ProductRow,
  RatingCounts,
  ShopRow,
  SnapshotSku,
} from './snapshotProduct.ts'

export interface AnnouncedPromo extends PromoOffer {
  startsAt: Date
  endsAt: Date
}

/** The texts of a product's page that the snapshot doesn't have. */
export interface ProductTexts {
  description: Texts
  specification: SpecificationRow[]
  options: OptionRow[]
  sizeGuide: SizeGuideTexts | null
  pictures: string[]
  nonReturnable: boolean
  /** By variant id, in the order of the page. */
  variants: ReadonlyMap<number, { optionValues: string[]; picture: string }>
}

/** The searchable words of a product, without the names of its category and its shop. */
export interface ProductWords {
  id: number
  title: string | null
  keywords: string | null
  optionNames: string[]
}

/** Small enough that reading a page doesn't slow down other calls. */
const pageSize = 500

export async function loadShopsAndCategories(
  db: Db,
): Promise<{ categories: CategoryRow[]; shops: ShopRow[] }> {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.position)),
    shops: await db.select().from(shops).orderBy(asc(shops.id)),
  }
}

export function loadAnnouncedPromos(db: Db): Promise<AnnouncedPromo[]> {
  return db
    .select({
      code: promoCodes.code,
      kind: promoCodes.kind,
      value: promoCodes.value,
      maxDiscountCents: promoCodes.maxDiscountCents,
      minSubtotalCents: promoCodes.minSubtotalCents,
      startsAt: promoCodes.startsAt,
      endsAt: promoCodes.endsAt,
    })
    .from(promoCodes)
    .where(eq(promoCodes.isAnnounced, true))
    .orderBy(asc(promoCodes.endsAt), asc(promoCodes.code))
}

/** Reads all sellable products, page by page. */
export async function* loadProducts(db: Db): AsyncGenerator<ProductRow[]> {
  yield* inPages((after) => readProducts(db, sql`p.id > ${after} order by p.id limit ${pageSize}`))
}

/** Reads those of the products that can be sold. */
export function loadProductsById(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return readProducts(db, sql`p.id = any(${givenIds(ids)}) order by p.id`)
}

async function readProducts(db: Db, which: SQL): Promise<ProductRow[]> {
  const rows = await rowsOf<Omit<ProductRow, 'skus'> & { skus: SkuTuple[] }>(
    db,
    sql`select p.id::float8 as id, p.category_id::float8 as "categoryId",
      p.shop_id::float8 as "shopId", p.title, p.pictures->>0 as picture,
      p.sold_count as "soldCount", (extract(epoch from p.listed_at) * 1000)::float8 as "listedAt",
      jsonb_hash(p.title) # (jsonb_hash(coalesce(p.keywords, 'null')) >> 1)
        # (jsonb_hash(p.options) >> 2) # hashint8(p.category_id) # (hashint8(p.shop_id) >> 1)
        as "textHash",
      own.skus
    from products p join lateral (
      select json_agg(json_build_array(id, price_cents, on_hand - reserved, original_price_cents) order by id) as skus
      from skus where product_id = p.id and sellable
    ) own on own.skus is not null
    where p.sellable and ${which}`,
  )
  return rows.map((row) => ({ ...row, skus: row.skus.map(skuOf) }))
}

type SkuTuple = [id: number, priceCents: number, stock: number, originalPriceCents: number | null]

function skuOf([id, priceCents, stock, originalPriceCents]: SkuTuple): SnapshotSku {
  return { id, priceCents, stock, originalPriceCents }
}

/** Reads all sellable variants of the products that the given variants belong to, by product. */
export async function loadSiblingSkus(
  db: Db,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, SnapshotSku[]>> {
  const rows = await rowsOf<{ productId: number; skus: SkuTuple[] }>(
    db,
    sql`select product_id::float8 as "productId",
      json_agg(json_build_array(id, price_cents, on_hand - reserved, original_price_cents) order by id) as skus
    from skus
    where sellable
      and product_id in (select product_id from skus where id = any(${givenIds(skuIds)}))
    group by product_id`,
  )
  return new Map(rows.map((row) => [row.productId, row.skus.map(skuOf)]))
}

/** Reads the number of reviews by stars, for products that have some. */
export async function loadRatings(
  db: Db,
  productIds?: readonly number[],
): Promise<ReadonlyMap<number, RatingCounts>> {
  const rows = await rowsOf<{ productId: number; counts: number[] }>(
    db,
    sql`select product_id::float8 as "productId", json_build_array(
        count(*) filter (where product_rating = 1), count(*) filter (where product_rating = 2),
        count(*) filter (where product_rating = 3), count(*) filter (where product_rating = 4),
        count(*) filter (where product_rating = 5)) as counts
    from reviews
    where hidden_at is null
      ${productIds ? sql`and product_id = any(${givenIds(productIds)})` : sql``}
    group by product_id`,
  )
  return new Map(rows.map(({ productId, counts }) => [productId, counts]))
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

export async function loadFans(db: Db, shopId: number): Promise<number | undefined> {
  const [shop] = await db.select({ fans: shops.fanCount }).from(shops).where(eq(shops.id, shopId))
  return shop?.fans
}

/** Reads the searchable words in one language, page by page. */
export async function* loadWords(db: Db, lang: LanguageCode): AsyncGenerator<ProductWords[]> {
  yield* inPages((after) => readWords(db, lang, sql`id > ${after} order by id limit ${pageSize}`))
}

export function loadWordsById(
  db: Db,
  lang: LanguageCode,
  ids: readonly number[],
): Promise<ProductWords[]> {
  return readWords(db, lang, sql`id = any(${givenIds(ids)})`)
}

function readWords(db: Db, lang: LanguageCode, which: SQL): Promise<ProductWords[]> {
  return rowsOf<ProductWords>(
    db,
    sql`select id::float8 as id, title->>${lang}::text as title,
      keywords->>${lang}::text as keywords,
      array(select jsonb_path_query(options, '$[*].values[*].name')->>${lang}::text) as "optionNames"
    from products where sellable and ${which}`,
  )
}

/** Reads the keywords of those products that have some. */
export async function loadKeywords(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Texts>> {
  const rows = await db
    .select({ id: products.id, keywords: products.keywords })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return new Map(rows.flatMap(({ id, keywords }) => (keywords ? [[id, keywords]] : [])))
}

export async function loadProductTexts(db: Db, productId: number): Promise<ProductTexts | null> {
  const [product] = await db
    .select({
      description: products.description,
      specification: products.specification,
      options: products.options,
      sizeGuide: products.sizeGuide,
      pictures: products.pictures,
      nonReturnable: products.nonReturnable,
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

/**
 * Reads pages in the order of ids. The next page is read while the caller works on the current one.
 */
async function* inPages<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let reading = read(0)
  for (;;) {
    const page = await reading
    const last = page.at(-1)
    if (!last) return
    reading = read(last.id)
    reading.catch(() => {})
    yield page
  }
}
