import { and, eq } from 'drizzle-orm'
import { orderCodes } from '../../../src/services/contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { expireOrder } from './expireOrder.ts'

export type OrderRow = typeof orders.$inferSelect

/** The shopper's own order as it is now: a deadline that has passed is carried out first. */
export async function findOrder(ctx: ShopperCtx, id: number): Promise<OrderRow> {
  const own = and(eq(orders.id, id), eq(orders.userId, ctx.userId))
  const [row] = await ctx.db.select().from(orders).where(own)
  if (!row) throw new Refusal('notFound')
  if (!isOverdue(row, ctx.clock.now())) return row
  await expireOrder(ctx, row.id)
  const [after] = await ctx.db.select().from(orders).where(own)
  if (!after) throw new Refusal('notFound')
  return after
}

export function isOverdue(row: OrderRow, now: Date): boolean {
  return (
    row.status === orderCodes.waitingToPay && row.payDeadline !== null && row.payDeadline <= now
  )
}
