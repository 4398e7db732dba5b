import type { SnapshotProduct } from './snapshotProduct.ts'

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

export function countFigures(products: Iterable<SnapshotProduct>): CatalogueFigures {
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
