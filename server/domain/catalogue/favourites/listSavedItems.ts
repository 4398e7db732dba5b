import { desc, eq } from 'drizzle-orm'
import type { SavedItems } from '../../../../contract/favourites.ts'
import { favourites, follows, priceWishes, stockWishes } from '../../../db/schema/favourites.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export async function listSavedItems({ ctx }: { ctx: ShopperCtx }): Promise<SavedItems> {
  const [products, shops, skus, watched] = await Promise.all([
    ctx.db
      .select({ id: favourites.productId })
      .from(favourites)
      .where(eq(favourites.userId, ctx.userId))
      .orderBy(desc(favourites.id)),
    ctx.db
      .select({ id: follows.shopId })
      .from(follows)
      .where(eq(follows.userId, ctx.userId))
      .orderBy(desc(follows.id)),
    ctx.db
      .select({ id: stockWishes.skuId })
      .from(stockWishes)
      .where(eq(stockWishes.userId, ctx.userId))
      .orderBy(desc(stockWishes.id)),
    ctx.db
      .select({ id: priceWishes.productId })
      .from(priceWishes)
      .where(eq(priceWishes.userId, ctx.userId))
      .orderBy(desc(priceWishes.id)),
  ])
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  return {
    productIds: idsOf(products),
    shopIds: idsOf(shops),
    awaitedSkuIds: idsOf(skus),
    watchedProductIds: idsOf(watched),
  }
}
