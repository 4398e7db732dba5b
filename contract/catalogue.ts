import * as v from 'valibot'
import { ascending } from './ascending.ts'
import { call } from './call.ts'
import { delivery } from './delivery.ts'
import {
  cents,
  id,
  idList,
  languageCode,
  maxAmountCents,
  moment,
  page,
  paging,
  searchWords,
} from './fields.ts'
import { country } from './country.ts'
import { destinations, shopFreight } from './freight.ts'
import { maxFilterValues } from './limits.ts'
import { picture } from './picture.ts'
import { productSorts } from './productSorts.ts'
import { sizeGuide } from './sizeGuide.ts'
import { trader } from './trader.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const percent = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100))
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The mean of the product ratings with one decimal; 0 before the first review. */
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((word) => word === 'true' || word === '1'),
  ),
])

const priceBound = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxAmountCents)),
  v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/), v.transform(Number)),
])

const ratingBound = v.union([stars, v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))])

/** One id or several, in the order of ids: `category=1&category=3`. */
const idFilter = v.pipe(
  v.union([id, v.array(id)]),
  v.transform(ascending),
  v.minLength(1),
  v.maxLength(maxFilterValues),
)

export const productSort = v.picklist(productSorts)

export const categoryCard = v.object({
  id: rowId,
  slug: v.string(),
  name: v.string(),
  picture,
  productCount: count,
})

export const productCard = v.object({
  id: rowId,
  title: v.string(),
  picture,
  /**
   * The lowest price of its sellable variants. `priceVaries` is true when another variant costs
   * more.
   */
  priceCents: cents,
  priceVaries: v.boolean(),
  /** The price of that variant before its reduction; null when it isn't reduced. */
  originalPriceCents: v.nullable(cents),
  soldCount: count,
  score,
  reviewCount: count,
  inStock: v.boolean(),
  shopId: rowId,
  shopName: v.string(),
  /** Missing when its shop delivers everywhere. */
  destinations: v.optional(destinations),
  /** Null or missing where the shop states no delivery times. */
  delivery: v.optional(v.nullable(delivery)),
})

export const shopCard = v.object({
  id: rowId,
  name: v.string(),
  logo: picture,
  /** Shown as a wide band, cut from the middle; null where the shop has none. */
  cover: v.optional(v.nullable(picture), null),
  fans: count,
  /** The share of reviews with four or five stars; null before the first review. */
  favorableRatePercent: v.nullable(percent),
  totalSold: count,
  productCount: count,
})

export const shopDetail = v.object({
  ...shopCard.entries,
  tagline: v.string(),
  description: v.string(),
  openedAt: moment,
  categories: v.array(categoryCard),
  freight: shopFreight,
  delivery: v.nullable(delivery),
  /** Who sells; null where the shop states none. */
  trader: v.optional(v.nullable(trader), null),
})

export const productOption = v.object({
  /** Unique within the product and never translated: `colour`, `size`. */
  key: v.string(),
  name: v.string(),
  values: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      /** A CSS hex colour for colour options. */
      swatch: v.nullable(v.string()),
    }),
  ),
})

export const productVariant = v.object({
  skuId: rowId,
  /** One value key per option, in the order of `options`. */
  values: v.array(v.string()),
  /** Labels of the chosen values: `Navy, Large`. Empty when the product has a single variant. */
  label: v.string(),
  priceCents: cents,
  originalPriceCents: v.nullable(cents),
  /** Pieces that can be ordered now. */
  stock: count,
  picture,
})

export const productDetail = v.object({
  ...productCard.entries,
  description: v.string(),
  specification: v.array(v.object({ name: v.string(), value: v.string() })),
  pictures: v.array(picture),
  options: v.array(productOption),
  /** Missing when the product has none. */
  sizeGuide: v.optional(sizeGuide),
  variants: v.array(productVariant),
  category: v.object({ id: rowId, slug: v.string(), name: v.string() }),
  shop: shopCard,
  freight: shopFreight,
  /** Null where the shop states no delivery times. */
  delivery: v.nullable(delivery),
  /** Sealed or perishable: once it is sent, no statutory return is possible. */
  nonReturnable: v.boolean(),
  /** Who sells; null where the shop states none. */
  trader: v.optional(v.nullable(trader), null),
})

export const review = v.object({
  id: rowId,
  authorName: v.string(),
  content: v.string(),
  /** The language of the content; null where it isn't known. */
  lang: v.nullable(languageCode),
  productRating: stars,
  serviceRating: stars,
  shippingRating: stars,
  pictures: v.array(picture),
  /** Label of the variant that was bought; empty for a product without options. */
  variantLabel: v.string(),
  createdAt: moment,
})

export const suggestion = v.object({
  kind: v.picklist(['product', 'category', 'shop']),
  id: rowId,
  text: v.string(),
  /** Of a product or a shop. */
  picture: v.optional(picture),
  /** Of a product: its lowest price. */
  priceCents: v.optional(cents),
  priceVaries: v.optional(v.boolean()),
})

const facetCount = v.object({ id: rowId, name: v.string(), count })

/** Counts of the same search. Each facet is counted without its own filter. */
export const productFacets = v.object({
  categories: v.array(facetCount),
  shops: v.array(facetCount),
  price: v.nullable(v.object({ lowestCents: cents, highestCents: cents })),
  inStockCount: count,
  /** The number of products that score at least 4, 3, 2 and 1. */
  ratings: v.array(v.object({ minRating: stars, count })),
})

/** A promo code that every shopper may use while it is valid. */
export const promoOffer = v.object({
  code: v.string(),
  /** Percent off the goods, or cents off the goods. */
  kind: v.picklist(['percent', 'amount']),
  value: count,
  maxDiscountCents: v.nullable(cents),
  minSubtotalCents: cents,
})

/** The maximum number of cards that one call of `listCards` returns. */
export const maxCards = 20

export const getHome = call({
  method: 'GET',
  path: '/api/catalogue/home',
  auth: 'public',
  summary: 'What Home paints first: categories, a promo code, reduced and hot products, hot shops',
  input: v.object({
    /** Goods and shops that don't deliver there come last. */
    country: v.optional(country),
  }),
  output: v.object({
    categories: v.array(categoryCard),
    promo: v.nullable(promoOffer),
    /** Products with a reduced price, without those already listed as hot. */
    deals: v.array(productCard),
    hotProducts: v.array(productCard),
    hotShops: v.array(
      v.object({ ...shopCard.entries, tagline: v.string(), pictures: v.array(picture) }),
    ),
  }),
})

export const listCategories = call({
  method: 'GET',
  path: '/api/catalogue/categories',
  auth: 'public',
  summary: 'Every category with the number of its products',
  input: v.object({}),
  output: v.object({ list: v.array(categoryCard) }),
})

export const listProducts = call({
  method: 'GET',
  path: '/api/catalogue/products',
  auth: 'public',
  summary: 'Products by words, categories, shops, price, stock and rating, in one of six orders',
  input: v.object({
    q: v.optional(searchWords, ''),
    /** Searches for the words as they are written, without a correction. */
    exact: v.optional(flag),
    category: v.optional(idFilter),
    shop: v.optional(idFilter),
    sort: v.optional(productSort, 'popular'),
    minPriceCents: v.optional(priceBound),
    maxPriceCents: v.optional(priceBound),
    inStock: v.optional(flag, false),
    minRating: v.optional(ratingBound),
    /** Products that aren't delivered there come last. */
    country: v.optional(country),
    ...paging,
  }),
  output: v.object({
    ...page(productCard).entries,
    total: count,
    /** Shops that match the search words, best match first; empty without search words. */
    shops: v.array(shopCard),
    facets: productFacets,
    /** The words that were searched for in place of mistyped ones that find nothing. */
    corrected: v.optional(v.string()),
  }),
})

export const listCards = call({
  method: 'GET',
  path: '/api/catalogue/cards',
  auth: 'public',
  summary:
    'The cards of products by their ids, in that order; what isn’t sold any more is left out',
  input: v.object({ ids: idList(maxCards) }),
  output: v.object({ list: v.array(productCard) }),
})

export const showProduct = call({
  method: 'GET',
  path: '/api/catalogue/product',
  auth: 'public',
  summary: 'One product with its variants, specification, pictures and shop',
  input: v.object({ id }),
  output: productDetail,
})

export const listReviews = call({
  method: 'GET',
  path: '/api/catalogue/reviews',
  auth: 'public',
  summary: 'Reviews of a product, those in the reader’s language first, then newest first',
  input: v.object({ product: id, ...paging }),
  output: v.object({
    ...page(review).entries,
    total: count,
    score,
    /** The number of reviews with 5, 4, 3, 2 and 1 stars, in that order. */
    ratingCounts: v.array(count),
  }),
})

export const suggestSearches = call({
  method: 'GET',
  path: '/api/catalogue/suggest',
  auth: 'public',
  summary: 'Products, categories and shops whose names begin like the typed words',
  input: v.object({ q: v.optional(searchWords, '') }),
  output: v.object({ list: v.array(suggestion) }),
})

export const listPopularSearches = call({
  method: 'GET',
  path: '/api/catalogue/popular',
  auth: 'public',
  summary: 'Words that lead to what sells best now',
  input: v.object({}),
  output: v.object({ list: v.array(v.string()) }),
})

export const showShop = call({
  method: 'GET',
  path: '/api/catalogue/shop',
  auth: 'public',
  summary: 'One shop with its figures, its categories and its freight rule',
  input: v.object({ id }),
  output: shopDetail,
})

export type ProductSort = v.InferOutput<typeof productSort>
export type CategoryCard = v.InferOutput<typeof categoryCard>
export type ProductCard = v.InferOutput<typeof productCard>
export type ShopCard = v.InferOutput<typeof shopCard>
export type ShopDetail = v.InferOutput<typeof shopDetail>
export type ProductOption = v.InferOutput<typeof productOption>
export type ProductVariant = v.InferOutput<typeof productVariant>
export type ProductDetail = v.InferOutput<typeof productDetail>
export type ProductFacets = v.InferOutput<typeof productFacets>
export type Review = v.InferOutput<typeof review>
export type Suggestion = v.InferOutput<typeof suggestion>
export type PromoOffer = v.InferOutput<typeof promoOffer>
export type Home = v.InferOutput<typeof getHome.output>
export type ProductQuery = v.InferInput<typeof listProducts.input>
export type ProductSearch = v.InferOutput<typeof listProducts.input>
export type ProductPage = v.InferOutput<typeof listProducts.output>
export type ReviewPage = v.InferOutput<typeof listReviews.output>
