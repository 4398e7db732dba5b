import { parse } from 'valibot'
import {
  productCard,
  shopCard,
  type CategoryCard,
  type Home,
  type ProductCard,
  type ProductFacets,
  type ProductPage,
  type Review,
  type ReviewPage,
  type ShopDetail,
} from '../../contract/catalogue.ts'
import { aPictureOf } from './pictureAnswers.ts'
import { aProduct } from './productAnswers.ts'

/** The card of `aProduct` in a list. */
export function aProductCard(changes: Partial<ProductCard> = {}): ProductCard {
  return parse(productCard, { ...aProduct(), ...changes })
}

export function aCategoryCard(changes: Partial<CategoryCard> = {}): CategoryCard {
  return {
    ...aProduct().category,
    picture: aPictureOf('outdoors'),
    productCount: 1,
    ...changes,
  }
}

type HotShop = Home['hotShops'][number]

export function aHotShop(changes: Partial<HotShop> = {}): HotShop {
  return {
    ...parse(shopCard, aProduct().shop),
    tagline: 'Made by the water',
    pictures: [aPictureOf('tote')],
    ...changes,
  }
}

export function aShop(changes: Partial<ShopDetail> = {}): ShopDetail {
  return {
    ...parse(shopCard, aProduct().shop),
    tagline: 'Made by the water',
    description: 'Bags that are sewn on the pier.',
    openedAt: '2024-03-01T00:00:00.000Z',
    categories: [aCategoryCard()],
    freight: { freightCents: 490, freeFreightFromCents: null },
    delivery: null,
    trader: null,
    ...changes,
  }
}

export function aHome(changes: Partial<Home> = {}): Home {
  return {
    categories: [aCategoryCard()],
    promo: null,
    deals: [aProductCard({ id: 21, title: 'Rope basket', originalPriceCents: 1_250 })],
    hotProducts: [aProductCard()],
    hotShops: [aHotShop()],
    ...changes,
  }
}

export function someFacets(changes: Partial<ProductFacets> = {}): ProductFacets {
  return {
    categories: [
      { id: 1, name: 'Outdoors', count: 12 },
      { id: 2, name: 'Kitchen', count: 0 },
    ],
    shops: [
      { id: 3, name: 'North Pier', count: 7 },
      { id: 4, name: 'Lantern Lane', count: 0 },
    ],
    price: { lowestCents: 500, highestCents: 8_000 },
    inStockCount: 11,
    ratings: [
      { minRating: 4, count: 9 },
      { minRating: 1, count: 0 },
    ],
    ...changes,
  }
}

export function aProductPage(
  list: readonly ProductCard[],
  changes: Partial<ProductPage> = {},
): ProductPage {
  return {
    list: [...list],
    nextCursor: null,
    total: list.length,
    shops: [],
    facets: someFacets(),
    ...changes,
  }
}

export function aReview(changes: Partial<Review> = {}): Review {
  return {
    id: 1,
    authorName: 'Ada',
    productRating: 4,
    serviceRating: 5,
    shippingRating: 5,
    content: 'It carries a week.',
    lang: 'en',
    variantLabel: '',
    pictures: [],
    createdAt: '2026-01-05T10:00:00.000Z',
    ...changes,
  }
}

/** A page of four-star reviews. */
export function aReviewPage(
  list: readonly Review[],
  changes: Partial<ReviewPage> = {},
): ReviewPage {
  const { length } = list
  return {
    list: [...list],
    nextCursor: null,
    total: length,
    score: length === 0 ? 0 : 4,
    ratingCounts: [0, length, 0, 0, 0],
    ...changes,
  }
}
