import { SearchIndex } from './searchIndex.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Texts } from '../../db/schema/catalogue.ts'

export interface CategoryRow {
  id: number
  slug: string
  name: Texts
  picture: string
}

export interface ShopRow {
  id: number
  name: Texts
  tagline: Texts
  description: Texts
  logo: string
  fanCount: number
  freightCents: number
  freeFreightFromCents: number | null
  openedAt: Date
}

export interface ProductRow {
  id: number
  categoryId: number
  shopId: number
  title: Texts
  keywords: Texts | null
  optionNames: readonly Texts[]
  picture: string
  soldCount: number
  listedAt: Date
}

export interface SkuRow {
  id: number
  productId: number
  priceCents: number
  onHand: number
  reserved: number
}

export interface RatingRow {
  productId: number
  rating: number
  count: number
}

export interface SnapshotRows {
  categories: readonly CategoryRow[]
  shops: readonly ShopRow[]
  products: readonly ProductRow[]
  skus: readonly SkuRow[]
  ratings: readonly RatingRow[]
}

export interface SnapshotSku {
  id: number
  priceCents: number
  stock: number
}

export interface SnapshotProduct {
  readonly at: number
  /** Where its category and its shop stand in the snapshot's lists. */
  readonly categoryAt: number
  readonly shopAt: number
  readonly id: number
  readonly categoryId: number
  readonly shopId: number
  readonly title: Texts
  readonly leadingKeywords: Texts | null
  readonly picture: string
  soldCount: number
  readonly listedAt: number
  readonly skus: SnapshotSku[]
  lowestCents: number
  highestCents: number
  inStock: boolean
  /** How many reviews gave 1, 2, 3, 4 and 5 stars, in that order. */
  ratingCounts: readonly number[]
  reviewCount: number
  /** The mean of the stars with one decimal, 0 without a review. */
  score: number
  popularity: number
}

export interface ShopFigures {
  productCount: number
  totalSold: number
  reviewCount: number
  /** Reviews with four or five stars. */
  favorableCount: number
  categorySizes: Map<number, number>
}

export interface CatalogueFigures {
  categorySizes: ReadonlyMap<number, number>
  shops: ReadonlyMap<number, ShopFigures>
}

/** What lists and searches read: sellable products with at least one sellable variant. */
export class CatalogueSnapshot {
  readonly categories: readonly CategoryRow[]
  readonly shopList: readonly ShopRow[]
  readonly shops: ReadonlyMap<number, ShopRow>
  readonly products: readonly SnapshotProduct[]
  readonly productsById: ReadonlyMap<number, SnapshotProduct>
  readonly index: SearchIndex
  /** Counts up whenever a list could come out differently. */
  listVersion = 0
  readonly #orders = new Map<string, readonly SnapshotProduct[]>()
  #figures: CatalogueFigures | null = null

  constructor(rows: SnapshotRows) {
    const skusOf = Map.groupBy(rows.skus, (sku) => sku.productId)
    const ratingsOf = Map.groupBy(rows.ratings, (rating) => rating.productId)
    const sellable = rows.products.filter((product) => skusOf.has(product.id))
    const categoryAt = new Map(rows.categories.map(({ id }, at) => [id, at]))
    const shopAt = new Map(rows.shops.map(({ id }, at) => [id, at]))
    this.categories = rows.categories
    this.shopList = rows.shops
    this.shops = new Map(rows.shops.map((shop) => [shop.id, shop]))
    this.products = sellable.map((product, at) => ({
      at,
      id: product.id,
      categoryAt: categoryAt.get(product.categoryId)!,
      shopAt: shopAt.get(product.shopId)!,
      categoryId: product.categoryId,
      shopId: product.shopId,
      title: product.title,
      leadingKeywords: product.keywords && leading(product.keywords),
      picture: product.picture,
      soldCount: product.soldCount,
      listedAt: product.listedAt.getTime(),
      skus: skusOf.get(product.id)!.map(snapshotSku),
      ...pricesAndStock(skusOf.get(product.id)!.map(snapshotSku)),
      ...ratingFigures(ratingsOf.get(product.id) ?? [], product.soldCount),
    }))
    this.productsById = new Map(this.products.map((product) => [product.id, product]))
    const categoryNames = new Map(rows.categories.map(({ id, name }) => [id, name]))
    this.index = new SearchIndex(
      sellable.map((product) => ({
        title: Object.values(product.title),
        other: [
          product.keywords,
          categoryNames.get(product.categoryId),
          this.shops.get(product.shopId)?.name,
          ...product.optionNames,
        ].flatMap((texts) => Object.values(texts ?? {})),
      })),
    )
  }

  /** Takes over the rows of all sellable variants of the products they belong to. */
  replaceSkus(rows: readonly SkuRow[]): void {
    for (const [productId, skus] of Map.groupBy(rows, (sku) => sku.productId)) {
      const product = this.productsById.get(productId)
      if (!product) continue
      const next = pricesAndStock(skus.map(snapshotSku))
      const repriced =
        next.lowestCents !== product.lowestCents || next.highestCents !== product.highestCents
      if (repriced) this.#orders.clear()
      if (repriced || next.inStock !== product.inStock) this.#listsChanged()
      product.skus.splice(0, Infinity, ...skus.map(snapshotSku))
      Object.assign(product, next)
    }
  }

  replaceRatings(productId: number, rows: readonly RatingRow[], soldCount: number): void {
    const product = this.productsById.get(productId)
    if (!product) return
    Object.assign(product, { soldCount, ...ratingFigures(rows, soldCount) })
    this.#orders.clear()
    this.#listsChanged()
  }

  replaceFans(shopId: number, fans: number): void {
    const shop = this.shops.get(shopId)
    if (!shop) return
    shop.fanCount = fans
    this.#listsChanged()
  }

  figures(): CatalogueFigures {
    this.#figures ??= countFigures(this.products)
    return this.#figures
  }

  /** All products by a key, smallest first, then by id. */
  ordered(sort: string, keyOf: (product: SnapshotProduct) => number): readonly SnapshotProduct[] {
    const known = this.#orders.get(sort)
    if (known) return known
    const keys = this.products.map(keyOf)
    const order = this.products.toSorted(
      (left, right) => keys[left.at]! - keys[right.at]! || left.id - right.id,
    )
    this.#orders.set(sort, order)
    return order
  }

  #listsChanged(): void {
    this.listVersion += 1
    this.#figures = null
  }
}

function countFigures(products: readonly SnapshotProduct[]): CatalogueFigures {
  const categorySizes = new Map<number, number>()
  const shops = new Map<number, ShopFigures>()
  for (const product of products) {
    categorySizes.set(product.categoryId, (categorySizes.get(product.categoryId) ?? 0) + 1)
    const figures = shops.get(product.shopId) ?? {
      productCount: 0,
      totalSold: 0,
      reviewCount: 0,
      favorableCount: 0,
      categorySizes: new Map<number, number>(),
    }
    figures.productCount += 1
    figures.totalSold += product.soldCount
    figures.reviewCount += product.reviewCount
    figures.favorableCount += product.ratingCounts[3]! + product.ratingCounts[4]!
    figures.categorySizes.set(
      product.categoryId,
      (figures.categorySizes.get(product.categoryId) ?? 0) + 1,
    )
    shops.set(product.shopId, figures)
  }
  return { categorySizes, shops }
}

const assumedReviews = 5
const assumedScore = 4

/** Popularity is sales weighed by rating, where few reviews count as an ordinary rating. */
function ratingFigures(rows: readonly RatingRow[], soldCount: number) {
  const ratingCounts = [0, 0, 0, 0, 0]
  for (const { rating, count } of rows) ratingCounts[rating - 1] = count
  const reviewCount = ratingCounts.reduce((sum, count) => sum + count, 0)
  const stars = ratingCounts.reduce((sum, count, at) => sum + count * (at + 1), 0)
  const weighed = (stars + assumedReviews * assumedScore) / (reviewCount + assumedReviews)
  return {
    ratingCounts,
    reviewCount,
    score: reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10,
    popularity: Math.round(1000 * Math.log2(1 + soldCount) * weighed),
  }
}

function snapshotSku({ id, priceCents, onHand, reserved }: SkuRow): SnapshotSku {
  return { id, priceCents, stock: onHand - reserved }
}

function pricesAndStock(skus: readonly SnapshotSku[]) {
  const prices = skus.map(({ priceCents }) => priceCents)
  return {
    lowestCents: Math.min(...prices),
    highestCents: Math.max(...prices),
    inStock: skus.some(({ stock }) => stock > 0),
  }
}

function leading(keywords: Texts): Texts {
  const entries = Object.entries(keywords).map(([language, text]) => [
    language,
    text.split(/[,，、]/, 1)[0]!.trim(),
  ])
  return Object.fromEntries(entries) as Record<LanguageCode, string>
}
