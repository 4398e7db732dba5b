import { and, count, eq } from 'drizzle-orm'
import { maxSavedItems } from '../../../../contract/limits.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { products } from '../../../db/schema/catalogue.ts'
import { favourites } from '../../../db/schema/favourites.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export async function setFavourite(given: {
  ctx: ShopperCtx
  input: { productId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { userId } = ctx
  const { productId, wanted } = input
  await ctx.db.transaction(async (tx) => {
    const isIt = and(eq(favourites.userId, userId), eq(favourites.productId, productId))
    if (!wanted) {
      await pipelineAll(
        () => lockUser(tx, userId),
        () => tx.delete(favourites).where(isIt),
      )
      return
    }
    const [, [known], [product], [saved]] = await pipelineAll(
      () => lockUser(tx, userId),
      () => tx.select({ id: favourites.id }).from(favourites).where(isIt),
      () => tx.select({ id: products.id }).from(products).where(eq(products.id, productId)),
      () => tx.select({ rows: count() }).from(favourites).where(eq(favourites.userId, userId)),
    )
    if (known) return
    if (!product) throw new Refusal('notFound')
    if (saved && saved.rows >= maxSavedItems)
      throw new Refusal('savedItemsFull', { most: maxSavedItems })
    await tx.insert(favourites).values({ userId, productId, createdAt: ctx.clock.now() })
  })
  return { productId, wanted }
}
