import { orders } from '../../../db/schema/orders.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import { applyDeadlines } from './applyDeadlines.ts'
import { dueMoveOf } from './dueMove.ts'
import { orderIs, type OrderRow } from './orderRow.ts'

/** Reads the shopper's own order, after its passed deadlines are applied. */
export async function findOrder(ctx: OwnerCtx, id: number): Promise<OrderRow> {
  const own = { orderId: id, userId: ctx.userId }
  const [row] = await ctx.db.select().from(orders).where(orderIs(own))
  if (!row) throw new Refusal('notFound')
  if (dueMoveOf(row, ctx.clock.now()) === null) return row
  await applyDeadlines({ ctx, input: own })
  const [after] = await ctx.db.select().from(orders).where(orderIs(own))
  if (!after) throw new Refusal('notFound')
  return after
}
