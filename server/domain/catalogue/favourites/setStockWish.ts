import { and, count, eq } from 'drizzle-orm'
import { maxSavedItems } from '../../../../contract/limits.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { skus } from '../../../db/schema/catalogue.ts'
import { stockWishes } from '../../../db/schema/favourites.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

/**
 * Stores or removes a wish. A variant that is in stock already can be wished for, too: the next
 * tick of {@link notifyRestocked} answers it.
 */
export async function setStockWish(given: {
  ctx: ShopperCtx
  input: { skuId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { userId } = ctx
  const { skuId, wanted } = input
  await ctx.db.transaction(async (tx) => {
    const isIt = and(eq(stockWishes.userId, userId), eq(stockWishes.skuId, skuId))
    if (!wanted) {
      await pipelineAll(
        () => lockUser(tx, userId),
        () => tx.delete(stockWishes).where(isIt),
      )
      return
    }
    const [, [known], [sku], [saved]] = await pipelineAll(
      () => lockUser(tx, userId),
      () => tx.select({ id: stockWishes.id }).from(stockWishes).where(isIt),
      () => tx.select({ id: skus.id }).from(skus).where(eq(skus.id, skuId)),
      () => tx.select({ rows: count() }).from(stockWishes).where(eq(stockWishes.userId, userId)),
    )
    if (known) return
    if (!sku) throw new Refusal('notFound')
    if (saved && saved.rows >= maxSavedItems)
      throw new Refusal('savedItemsFull', { most: maxSavedItems })
    await tx.insert(stockWishes).values({ userId, skuId, createdAt: ctx.clock.now() })
  })
  return { skuId, wanted }
}
