import type { CategoryCard, ProductCard, ShopCard } from '../../../contract/catalogue.ts'
import type { ShopFreight } from '../../../contract/freight.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import type { CategoryRow, ShopRow, SnapshotProduct } from './snapshotProduct.ts'
import { localText } from './localText.ts'
import { pictureOf } from './pictureOf.ts'

export function productCard(
  snapshot: CatalogueSnapshot,
  product: SnapshotProduct,
  lang: LanguageCode,
): ProductCard {
  const shop = snapshot.shops.get(product.shopId)!
  return {
    id: product.id,
    title: localText(product.title, lang),
    picture: pictureOf(product.picture),
    priceCents: product.lowestCents,
    priceVaries: product.highestCents !== product.lowestCents,
    originalPriceCents: product.originalCents,
    soldCount: product.soldCount,
    score: product.score,
    reviewCount: product.reviewCount,
    inStock: product.inStock,
    shopId: product.shopId,
    shopName: localText(shop.name, lang),
    ...(shop.destinations ? { destinations: shop.destinations } : {}),
    ...(shop.delivery ? { delivery: shop.delivery } : {}),
  }
}

export function categoryCard(
  category: CategoryRow,
  productCount: number,
  lang: LanguageCode,
): CategoryCard {
  return {
    id: category.id,
    slug: category.slug,
    name: localText(category.name, lang),
    picture: pictureOf(category.picture),
    productCount,
  }
}

export function categoryCards(snapshot: CatalogueSnapshot, lang: LanguageCode): CategoryCard[] {
  const { categorySizes } = snapshot.figures()
  return snapshot.categories.map((category) =>
    categoryCard(category, categorySizes.get(category.id) ?? 0, lang),
  )
}

export function shopCard(snapshot: CatalogueSnapshot, shop: ShopRow, lang: LanguageCode): ShopCard {
  const figures = snapshot.figures().shops.get(shop.id)
  return {
    id: shop.id,
    name: localText(shop.name, lang),
    logo: pictureOf(shop.logo),
    cover: shop.cover === null ? null : pictureOf(shop.cover),
    fans: shop.fanCount,
    favorableRatePercent: figures?.reviewCount
      ? Math.round((100 * figures.favorableCount) / figures.reviewCount)
      : null,
    totalSold: figures?.totalSold ?? 0,
    productCount: figures?.productCount ?? 0,
  }
}

/** The shop's freight, without optional fields that it doesn't set. */
export function shopFreight(
  shop: Pick<ShopRow, 'freightCents' | 'freeFreightFromCents' | 'freightTo' | 'destinations'>,
): ShopFreight {
  const { freightCents, freeFreightFromCents, freightTo, destinations } = shop
  return {
    freightCents,
    freeFreightFromCents,
    ...(freightTo ? { freightTo } : {}),
    ...(destinations ? { destinations } : {}),
  }
}
