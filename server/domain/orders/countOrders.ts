import { eq, sql } from 'drizzle-orm'
import type { OrderFilter } from '../../../contract/orderDetail.ts'
import { jsonColumn } from '../../db/jsonRows.ts'
import { statement } from '../../db/statement.ts'
import { orders } from '../../db/schema/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { carryOutOwnDue } from './carryOutOwnDue.ts'
import { isAnyDue } from './dueOrders.ts'

export async function countOrders({
  ctx,
}: {
  ctx: ShopperCtx
}): Promise<{ counts: Record<OrderFilter, number> }> {
  const read = async () => {
    const given = { userId: ctx.userId, now: ctx.clock.now().toISOString() }
    const [counted] = await selectCounts(ctx.db, given)
    return counted ?? { isAnyDue: false, byStatus: {} }
  }
  const seen = await read()
  if (seen.isAnyDue) await carryOutOwnDue(ctx)
  const { byStatus } = seen.isAnyDue ? await read() : seen
  const times = (status: string) => byStatus[status] ?? 0
  return {
    counts: {
      all: Object.values(byStatus).reduce((sum, times) => sum + times, 0),
      '0': times('0'),
      '1': times('1'),
      '2': times('2'),
      '3': times('3'),
      '4': times('4'),
      '-1': times('-1'),
      '-4': times('-4'),
    },
  }
}

interface Counted {
  userId: number
  now: string
}

const selectCounts = statement<Counted>()('own_order_counts', (db, values) => {
  const isOwn = eq(orders.userId, values.userId)
  const now = sql`${values.now}::timestamptz`
  return db
    .select({
      isAnyDue: jsonColumn(isAnyDue(isOwn, now), (found: boolean) => found),
      byStatus: jsonColumn(
        sql`(select coalesce(json_object_agg(status, times), '{}') from (
          select ${orders.status}, count(*) as times from ${orders} where ${isOwn} group by ${orders.status}
        ) counted)`,
        (json: Record<string, number>) => json,
      ),
    })
    .from(sql`(values (1)) as one`)
})
