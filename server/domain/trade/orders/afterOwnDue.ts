import type { ShopperCtx } from '../../kernel/ctx.ts'
import { applyDeadlines } from './applyDeadlines.ts'
import { dueOrderIds } from './dueOrders.ts'

/**
 * Reads data of a shopper's orders. If one has a passed deadline, it is applied first and the data
 * is read again, so that no answer is stale.
 */
export async function afterOwnDue<Read extends { isAnyDue: boolean }>(
  ctx: ShopperCtx,
  read: () => Promise<Read>,
): Promise<Read> {
  const first = await read()
  if (!first.isAnyDue) return first
  const { db, clock, userId } = ctx
  const due = await dueOrderIds(db, clock.now(), { userId, most: 200 })
  for (const orderId of due) await applyDeadlines({ ctx, input: { orderId, userId } })
  return read()
}
