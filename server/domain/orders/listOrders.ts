import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm'
import type { orderFilters, OrderSummary } from '../../../contract/orderDetail.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage, readIdCursor } from '../cursor.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueOrderIds } from './dueOrders.ts'
import { toSummaries } from './readOrders.ts'

export type OrderFilter = (typeof orderFilters)[number]

export async function listOrders(given: {
  ctx: ShopperCtx
  input: { status: OrderFilter; q: string; cursor?: string | undefined; limit: number }
}): Promise<{ list: OrderSummary[]; nextCursor: string | null }> {
  const { ctx, input } = given
  await carryOutOwnDue(ctx)
  const before = readIdCursor(input.cursor)
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, ctx.userId),
        input.status === 'all' ? undefined : eq(orders.status, Number(input.status)),
        matches(input.q),
        before === null ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(input.limit + 1)
  const { list, nextCursor } = cutPage(rows, input.limit, (row) => row)
  return { list: await toSummaries(ctx.db, list), nextCursor }
}

/** Deadlines are also carried out when rows are read, so that a list never shows a stale one. */
export async function carryOutOwnDue(ctx: ShopperCtx): Promise<void> {
  const { userId } = ctx
  const due = await dueOrderIds(ctx.db, ctx.clock.now(), { userId, most: 200 })
  for (const orderId of due) await carryOutDue({ ctx, input: { orderId, userId } })
}

/** The beginning of the order number, or words that a line's title or shop holds. */
function matches(words: string) {
  if (words === '') return undefined
  const pattern = words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return or(
    ilike(orders.sn, `${pattern}%`),
    sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id}
      and (${orderLines.title} ilike ${`%${pattern}%`} or ${orderLines.shopName} ilike ${`%${pattern}%`}))`,
  )
}
