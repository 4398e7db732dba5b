import { desc, eq } from 'drizzle-orm'
import type { SavedItems } from '../../../../contract/favourites.ts'
import { favourites, follows } from '../../../db/schema/favourites.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export async function listSavedItems({ ctx }: { ctx: ShopperCtx }): Promise<SavedItems> {
  const [products, shops] = await Promise.all([
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
  ])
  return { productIds: products.map(({ id }) => id), shopIds: shops.map(({ id }) => id) }
}
