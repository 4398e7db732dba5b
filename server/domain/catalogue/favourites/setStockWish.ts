import { eq } from 'drizzle-orm'
import { skus } from '../../../db/schema/catalogue.ts'
import { stockWishes } from '../../../db/schema/favourites.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { setSaved } from './setSaved.ts'

/**
 * Stores or removes a wish. A variant that is in stock already can be wished for, too: the next
 * tick of {@link notifyRestocked} answers it.
 */
export async function setStockWish(given: {
  ctx: ShopperCtx
  input: { skuId: number; wanted: boolean }
}) {
  const { ctx, input } = given
  const { skuId, wanted } = input
  const row = { userId: ctx.userId, skuId, createdAt: ctx.clock.now() }
  await setSaved(ctx, {
    table: stockWishes,
    isIt: eq(stockWishes.skuId, skuId),
    wanted,
    find: (tx) => tx.select({ id: skus.id }).from(skus).where(eq(skus.id, skuId)),
    insert: (tx) => tx.insert(stockWishes).values(row),
  })
  return { skuId, wanted }
}
