import { and, asc, eq, lte } from 'drizzle-orm'
import { orderCodes } from '../../../src/services/contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Ctx } from '../ctx.ts'
import { expireOrder } from './expireOrder.ts'

const batch = 200

/** What the clock does now and then. Any number of processes may do it at once. */
export async function expireDueOrders(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const due = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, orderCodes.waitingToPay), lte(orders.payDeadline, ctx.clock.now())),
    )
    .orderBy(asc(orders.payDeadline))
    .limit(batch)
  for (const { id } of due) await expireOrder(ctx, id)
  return due.length
}
