import type { ProductSearch, ProductSort } from '../../../contract/catalogue.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import type { ShopRow, SnapshotProduct } from './snapshotProduct.ts'
import { noMatch } from './searchIndex.ts'

export interface FacetCounts {
  /** In the order of the snapshot's lists. */
  categories: Int32Array
  shops: Int32Array
  price: { lowestCents: number; highestCents: number } | null
  inStock: number
  /** The number of products with a score of at least 1, 2, 3, 4 and 5. */
  ratings: readonly number[]
}

export interface FoundProducts {
  /** In the requested order. */
  products: readonly SnapshotProduct[]
  facets: FacetCounts
  /** The corrected query, where the given one finds nothing. */
  corrected: string | null
  placeOf(product: SnapshotProduct): Place
}

/** Ascending sort key: tier, the order's own key, the id. */
export type Place = readonly [tier: number, key: number, id: number]
export const placeLength = 3

type Filters = Pick<
  ProductSearch,
  | 'q'
  | 'category'
  | 'shop'
  | 'sort'
  | 'minPriceCents'
  | 'maxPriceCents'
  | 'inStock'
  | 'minRating'
  | 'country'
> &
  Partial<Pick<ProductSearch, 'exact'>>

const sortKeys: Record<ProductSort, (product: SnapshotProduct) => number> = {
  popular: ({ popularity }) => -popularity,
  newest: ({ listedAt }) => -listedAt,
  priceUp: ({ lowestCents }) => lowestCents,
  priceDown: ({ lowestCents }) => -lowestCents,
  sales: ({ soldCount }) => -soldCount,
  rating: ({ score, reviewCount }) => -(Math.round(score * 10) * 1e6 + reviewCount),
}

const category = 1
const shop = 2
const price = 4
const stock = 8
const rating = 16

/** Above every match quality. */
const unsentTier = 256

/** One pass over the products. Each facet counts products that fail no other filter. */
export function searchProducts(
  snapshot: CatalogueSnapshot,
  filters: Filters,
  lang: LanguageCode,
): FoundProducts {
  const match = snapshot.match(filters.q, lang, filters.exact ?? false)
  const tiers = match?.tiers
  const categories = new Int32Array(snapshot.categories.length)
  const shops = new Int32Array(snapshot.shopList.length)
  const byWholeStars = [0, 0, 0, 0, 0, 0]
  let inStock = 0
  let lowestCents = Infinity
  let highestCents = -Infinity
  const keyOf = sortKeys[filters.sort]
  const unsent = unsentShops(snapshot, filters.country)
  // By match quality; products that aren't delivered to the country come after all others.
  const tierOf = (product: SnapshotProduct) =>
    (tiers && filters.sort === 'popular' ? tiers[product.at]! : 0) +
    (unsent.has(product.shopId) ? unsentTier : 0)
  const found: SnapshotProduct[][] = []

  for (const product of snapshot.ordered(filters.sort, keyOf)) {
    if (tiers && tiers[product.at] === noMatch) continue
    const failed = failedFilters(product, filters)
    if ((failed & ~category) === 0) categories[product.categoryAt]! += 1
    if ((failed & ~shop) === 0) shops[product.shopAt]! += 1
    if ((failed & ~stock) === 0 && product.inStock) inStock += 1
    if ((failed & ~price) === 0) {
      lowestCents = Math.min(lowestCents, product.lowestCents)
      highestCents = Math.max(highestCents, product.lowestCents)
    }
    if ((failed & ~rating) === 0) byWholeStars[Math.floor(product.score)]! += 1
    if (failed === 0) (found[tierOf(product)] ??= []).push(product)
  }
  return {
    products: found.flat(),
    corrected: match?.corrected ?? null,
    placeOf: (product) => [tierOf(product), keyOf(product), product.id],
    facets: {
      categories,
      shops,
      price: lowestCents === Infinity ? null : { lowestCents, highestCents },
      inStock,
      ratings: [1, 2, 3, 4, 5].map((stars) =>
        byWholeStars.slice(stars).reduce((sum, count) => sum + count, 0),
      ),
    },
  }
}

const unsentByCountry = new WeakMap<readonly ShopRow[], Map<string, ReadonlySet<number>>>()

/** The ids of the shops that don't deliver to the country, in the order of the snapshot. */
export function unsentShops({ shopList }: CatalogueSnapshot, country = ''): ReadonlySet<number> {
  const known = unsentByCountry.get(shopList) ?? new Map<string, ReadonlySet<number>>()
  unsentByCountry.set(shopList, known)
  const unsent =
    known.get(country) ??
    new Set(shopList.filter((shop) => !isSentTo(shop, country || null)).map(({ id }) => id))
  known.set(country, unsent)
  return unsent
}

/** The index of the first product after a place. */
export function startAfter({ products, placeOf }: FoundProducts, place: Place): number {
  let low = 0
  let high = products.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (comparePlaces(placeOf(products[middle]!), place) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

function comparePlaces(left: Place, right: Place): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

function failedFilters(product: SnapshotProduct, filters: Filters): number {
  let failed = 0
  if (filters.category?.includes(product.categoryId) === false) failed |= category
  if (filters.shop?.includes(product.shopId) === false) failed |= shop
  const isCheaper = product.lowestCents < (filters.minPriceCents ?? 0)
  const isDearer = product.lowestCents > (filters.maxPriceCents ?? Infinity)
  if (isCheaper || isDearer) failed |= price
  if (filters.inStock && !product.inStock) failed |= stock
  if (filters.minRating !== undefined && product.score < filters.minRating) failed |= rating
  return failed
}
