import { and, desc, eq, lt, lte } from 'drizzle-orm'
import {
  orderCodes,
  type orderFilters,
  type OrderSummary,
} from '../../../src/services/contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { expireOrder } from './expireOrder.ts'
import { toSummaries } from './readOrders.ts'

export type OrderFilter = (typeof orderFilters)[number]

export async function listOrders(given: {
  ctx: ShopperCtx
  input: { status: OrderFilter; cursor?: string | undefined; limit: number }
}): Promise<{ list: OrderSummary[]; nextCursor: string | null }> {
  const { ctx, input } = given
  await expireOwnDueOrders(ctx)
  const before = readCursor(input.cursor)
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, ctx.userId),
        input.status === 'all' ? undefined : eq(orders.status, Number(input.status)),
        before === null ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(input.limit + 1)
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return {
    list: await toSummaries(ctx.db, page),
    nextCursor: rows.length > input.limit && last ? writeCursor(last.id) : null,
  }
}

/** Deadlines are also carried out when rows are read, so that a list never shows a stale one. */
export async function expireOwnDueOrders(ctx: ShopperCtx): Promise<void> {
  const due = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, ctx.userId),
        eq(orders.status, orderCodes.waitingToPay),
        lte(orders.payDeadline, ctx.clock.now()),
      ),
    )
  for (const { id } of due) await expireOrder(ctx, id)
}
