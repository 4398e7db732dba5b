import { parse } from 'valibot'
import {
  productCard,
  shopCard,
  type CategoryCard,
  type Home,
  type ProductCard,
  type ProductFacets,
  type ProductPage,
} from '../../contract/catalogue.ts'
import { aPictureOf } from './pictureAnswers.ts'
import { aProduct } from './productAnswers.ts'

/** What a list tells of the product of `aProduct`. */
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
