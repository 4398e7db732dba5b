import { and, eq, sql } from 'drizzle-orm'
import { mostCounted } from '../../../../contract/mostCounted.ts'
import { orderCodes, type OrderFilter } from '../../../../contract/orderDetail.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { afterOwnDue } from './afterOwnDue.ts'
import { isAnyDue } from './dueOrders.ts'

type CountedByStatus = Record<Exclude<OrderFilter, 'all'>, number>

export async function countOrders({
  ctx,
}: {
  ctx: ShopperCtx
}): Promise<{ counts: Record<OrderFilter, number> }> {
  const { byStatus } = await afterOwnDue(ctx, () => readCounts(ctx))
  const sum = Object.values(byStatus).reduce((all, times) => all + times, 0)
  return { counts: { all: Math.min(sum, mostCounted), ...byStatus } }
}

async function readCounts({ db, userId, clock }: ShopperCtx) {
  const [counted] = await selectCounts(db, { userId, now: clock.now() })
  if (!counted) throw new Error('a statement without a table answers one row')
  return counted
}

const everyStatus = Object.values(orderCodes)
  .map((code) => `(${code}::smallint)`)
  .join(', ')

const selectCounts = preparedStatement<{ userId: number; now: Date }>()(
  'own_order_counts',
  (db, { userId, now }) => {
    const isOwn = eq(orders.userId, userId)
    return db
      .select({
        isAnyDue: isAnyDue(isOwn, now),
        byStatus: jsonColumn(
          sql`(select json_object_agg(status, times) from (values ${sql.raw(everyStatus)}) stands (status)
          cross join lateral (select count(*) as times from (
            select from ${orders} where ${and(isOwn, sql`${orders.status} = stands.status`)}
            limit ${sql.raw(String(mostCounted))}
          ) own) counted)`,
          (json: CountedByStatus) => json,
        ),
      })
      .from(sql`(values (1)) as one`)
  },
)
