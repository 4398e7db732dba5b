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
  fanCount: number
  freightCents: number
  freeFreightFromCents: number | null
  freightTo: Record<string, FreightRule> | null
  destinations: Destinations | null
  delivery: Delivery | null
  openedAt: Date
}

/** A product that can be sold, with its variants that can be. */
export interface ProductRow {
  id: number
  categoryId: number
  shopId: number
  title: Texts
  picture: string
  soldCount: number
  /** Milliseconds since 1970. */
  listedAt: number
  /** Another number once what a search reads of it is another. */
  textMark: number
  skus: readonly SnapshotSku[]
}

export interface SnapshotSku {
  id: number
  priceCents: number
  originalPriceCents: number | null
  /** On hand and not reserved. */
  stock: number
}

/** How many reviews gave 1, 2, 3, 4 and 5 stars, in that order. */
export type RatingCounts = readonly number[]
export const noRatings: RatingCounts = Object.freeze([0, 0, 0, 0, 0])

export interface SnapshotProduct extends ProductRow {
  /** Its place in the search index, for good. */
  readonly at: number
  /** Where its category and its shop stand in the snapshot's lists. */
  categoryAt: number
  shopAt: number
  lowestCents: number
  highestCents: number
  /** Of the variant with the lowest price, before that was reduced. */
  originalCents: number | null
  inStock: boolean
  ratingCounts: RatingCounts
  reviewCount: number
  /** The mean of the stars with one decimal, 0 without a review. */
  score: number
  popularity: number
}
