import type { Trader } from '../../../contract/trader.ts'
import type { Delivery } from '../../../contract/delivery.ts'
import type { Destinations, FreightRule } from '../../../contract/freight.ts'
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
  cover: string | null
  fanCount: number
  freightCents: number
  freeFreightFromCents: number | null
  freightTo: Record<string, FreightRule> | null
  destinations: Destinations | null
  delivery: Delivery | null
  trader: Trader | null
  openedAt: Date
}

/** A sellable product with its sellable variants. */
export interface ProductRow {
  id: number
  categoryId: number
  shopId: number
  title: Texts
  picture: string
  soldCount: number
  /** Milliseconds since 1970. */
  listedAt: number
  /** A hash of the searchable words: it changes with them. */
  textHash: number
  skus: readonly SnapshotSku[]
}

export interface SnapshotSku {
  id: number
  priceCents: number
  originalPriceCents: number | null
  /** On hand less reserved. */
  stock: number
}

/** The number of reviews with 1, 2, 3, 4 and 5 stars, in that order. */
export type RatingCounts = readonly number[]
export const noRatings: RatingCounts = Object.freeze([0, 0, 0, 0, 0])

export interface SnapshotProduct extends ProductRow {
  /** Its permanent place in the search index. */
  readonly at: number
  /** The positions of its category and its shop in the snapshot's lists. */
  categoryAt: number
  shopAt: number
  lowestCents: number
  highestCents: number
  /** The price before its reduction, of the variant with the lowest price. */
  originalCents: number | null
  inStock: boolean
  ratingCounts: RatingCounts
  reviewCount: number
  /** The mean of the stars with one decimal; 0 without a review. */
  score: number
  popularity: number
}
