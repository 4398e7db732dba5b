import { count, eq } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { carryOutOwnDue, type OrderFilter } from './listOrders.ts'

export async function countOrders({
  ctx,
}: {
  ctx: ShopperCtx
}): Promise<{ counts: Record<OrderFilter, number> }> {
  await carryOutOwnDue(ctx)
  const rows = await ctx.db
    .select({ status: orders.status, times: count() })
    .from(orders)
    .where(eq(orders.userId, ctx.userId))
    .groupBy(orders.status)
  const times = (status: number) => rows.find((row) => row.status === status)?.times ?? 0
  return {
    counts: {
      all: rows.reduce((sum, row) => sum + row.times, 0),
      '0': times(0),
      '1': times(1),
      '2': times(2),
      '3': times(3),
      '4': times(4),
      '-1': times(-1),
      '-4': times(-4),
    },
  }
}
