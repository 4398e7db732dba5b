import type { LanguageCode } from '../../../contract/fields.ts'
import type { Texts } from '../../db/schema/catalogue.ts'
import { ProductOrder } from './productOrder.ts'
import type {
  CategoryRow,
  ProductRow,
  RatingCounts,
  ShopRow,
  SnapshotProduct,
  SnapshotSku,
} from './snapshotProduct.ts'
import { languagesAsked, matchQuery, type Matches, type SearchIndex } from './searchIndex.ts'

/** The data of lists and searches: sellable products with at least one sellable variant. */
export class CatalogueSnapshot {
  categories: readonly CategoryRow[] = []
  shopList: readonly ShopRow[] = []
  shops: ReadonlyMap<number, ShopRow> = new Map()
  readonly productsById = new Map<number, SnapshotProduct>()
  readonly indexes = new Map<LanguageCode, SearchIndex>()
  /** Incremented when a list could change. */
  listVersion = 0
  /** The number of places ever assigned. Places of removed products stay empty. */
  placeCount = 0
  #categoryAt = new Map<number, number>()
  #shopAt = new Map<number, number>()
  readonly #orders = new Map<string, ProductOrder>()
  #figures: CatalogueFigures | null = null

  /** Returns whether a name changed: the search indexes must be rebuilt then. */
  setFrame(categories: readonly CategoryRow[], shops: readonly ShopRow[]): boolean {
    const namesOf = (rows: readonly { id: number; name: Texts }[]) =>
      JSON.stringify(rows.map(({ id, name }) => [id, name]).toSorted())
    const isRenamed =
      namesOf(categories) !== namesOf(this.categories) || namesOf(shops) !== namesOf(this.shopList)
    this.categories = categories
    this.shopList = shops
    this.shops = new Map(shops.map((shop) => [shop.id, shop]))
    this.#categoryAt = new Map(categories.map(({ id }, at) => [id, at]))
    this.#shopAt = new Map(shops.map(({ id }, at) => [id, at]))
    for (const product of this.productsById.values()) {
      product.categoryAt = this.#categoryAt.get(product.categoryId)!
      product.shopAt = this.#shopAt.get(product.shopId)!
    }
    this.listsChanged()
    return isRenamed
  }

  /** False when the snapshot doesn't have its category or its shop yet. */
  canPut({ categoryId, shopId }: ProductRow): boolean {
    return this.#categoryAt.has(categoryId) && this.#shopAt.has(shopId)
  }

  /** Adds or updates a product. Returns whether its searchable words changed. */
  putProduct(row: ProductRow, ratingCounts: RatingCounts): boolean {
    const known = this.productsById.get(row.id)
    const before = known?.textHash
    const taken = {
      ...row,
      categoryAt: this.#categoryAt.get(row.categoryId)!,
      shopAt: this.#shopAt.get(row.shopId)!,
      ...pricesAndStock(row.skus),
      ...ratingFigures(ratingCounts, row.soldCount),
    }
    const product = known ? Object.assign(known, taken) : { at: this.#takePlace(), ...taken }
    this.productsById.set(row.id, product)
    for (const order of this.#orders.values()) order.put(product)
    this.listsChanged()
    return before !== row.textHash
  }

  dropProduct(product: SnapshotProduct): void {
    this.productsById.delete(product.id)
    for (const order of this.#orders.values()) order.drop(product)
    this.listsChanged()
  }

  /** Replaces all sellable variants of a product. */
  replaceSkus(productId: number, skus: readonly SnapshotSku[]): void {
    const product = this.productsById.get(productId)
    if (!product) return
    const next = pricesAndStock(skus)
    const isRepriced =
      next.lowestCents !== product.lowestCents || next.highestCents !== product.highestCents
    const isReduced = next.originalCents !== product.originalCents
    const isChanged = isRepriced || isReduced || next.inStock !== product.inStock
    Object.assign(product, { skus }, next)
    if (isRepriced) for (const order of this.#orders.values()) order.put(product)
    if (isChanged) this.listsChanged()
  }

  replaceRatings(productId: number, ratingCounts: RatingCounts, soldCount: number): void {
    const product = this.productsById.get(productId)
    if (!product) return
    Object.assign(product, { soldCount, ...ratingFigures(ratingCounts, soldCount) })
    for (const order of this.#orders.values()) order.put(product)
    this.listsChanged()
  }

  replaceFans(shopId: number, fans: number): void {
    const shop = this.shops.get(shopId)
    if (!shop) return
    shop.fanCount = fans
    this.listsChanged()
  }

  figures(): CatalogueFigures {
    this.#figures ??= countFigures(this.productsById.values())
    return this.#figures
  }

  /** All products sorted by a key in ascending order, then by id. */
  ordered(sort: string, keyOf: (product: SnapshotProduct) => number): readonly SnapshotProduct[] {
    const known = this.#orders.get(sort)
    if (known) return known.products
    const order = new ProductOrder(this.productsById.values(), keyOf)
    this.#orders.set(sort, order)
    return order.products
  }

  /** How well each product, by its place, matches a query; null for a query without words. */
  match(query: string, lang: LanguageCode, exact: boolean): Matches | null {
    const indexes = languagesAsked(query, lang).flatMap((code) => this.indexes.get(code) ?? [])
    return matchQuery(indexes, this.placeCount, query, { exact })
  }

  listsChanged(): void {
    this.listVersion += 1
    this.#figures = null
  }

  #takePlace(): number {
    this.placeCount += 1
    return this.placeCount - 1
  }
}

const assumedReviews = 5
const assumedScore = 4

/** Popularity is sales weighted by rating; with few reviews the rating counts as an average one. */
function ratingFigures(ratingCounts: RatingCounts, soldCount: number) {
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

function pricesAndStock(skus: readonly SnapshotSku[]) {
  const prices = skus.map(({ priceCents }) => priceCents)
  const lowestCents = Math.min(...prices)
  const cheapest = skus.find(({ priceCents }) => priceCents === lowestCents)
  return {
    lowestCents,
    highestCents: Math.max(...prices),
    originalCents: cheapest?.originalPriceCents ?? null,
    inStock: skus.some(({ stock }) => stock > 0),
  }
}

interface ShopFigures {
  productCount: number
  totalSold: number
  reviewCount: number
  /** Reviews with four or five stars. */
  favorableCount: number
  categorySizes: Map<number, number>
}

interface CatalogueFigures {
  categorySizes: ReadonlyMap<number, number>
  shops: ReadonlyMap<number, ShopFigures>
}

function countFigures(products: Iterable<SnapshotProduct>): CatalogueFigures {
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
