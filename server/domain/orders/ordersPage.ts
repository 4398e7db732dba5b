import { and, desc, eq, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
import { jsonColumn, jsonRow, rowReader } from '../../db/jsonRows.ts'
import { statement, type Places } from '../../db/statement.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { PageGiven } from '../cursor.ts'
import { isAnyDue } from './dueOrders.ts'
import { toSummary } from './readOrders.ts'
import { summaryColumns, summaryLineColumns } from './summaryRows.ts'

export interface OrdersPage {
  /** A deadline of one of the shopper's orders, here or elsewhere, has passed. */
  isAnyDue: boolean
  /** Newest first. */
  orders: OrderSummary[]
}

export interface OrdersPageGiven extends PageGiven {
  now: Date
}

/** A page of those of the shopper's orders that are wanted, as one row. */
export function selectingPage(
  db: Db,
  { userId, most, now }: { [Each in 'userId' | 'most' | 'now']: Placeholder },
  isWanted: SQL | undefined,
) {
  const isOwn = eq(orders.userId, userId)
  return db
    .select({
      isAnyDue: isAnyDue(isOwn, now),
      orders: jsonColumn(
        sql`(select coalesce(json_agg(json_build_array(${jsonRow(summaryColumns)}, ${linesOfOrder})
          order by ${desc(orders.id)}), '[]') from (
            select * from ${orders} where ${and(isOwn, isWanted)}
            order by ${desc(orders.id)} limit ${most}) as ${orders})`,
        (rows: [unknown[], unknown[][]][]) =>
          rows.map(([order, lines]) => toSummary(readOrder(order), lines.map(readLine))),
      ),
    })
    .from(sql`(values (1)) as one`)
}

const linesOfOrder = sql`(select coalesce(json_agg(${jsonRow(summaryLineColumns)} order by ${orderLines.id}), '[]')
  from ${orderLines} where ${eq(orderLines.orderId, orders.id)})`
const readOrder = rowReader(summaryColumns)
const readLine = rowReader(summaryLineColumns)

const isBefore = ({ before }: Places<PageGiven>) => lt(orders.id, before)

export const selectPage = statement<OrdersPageGiven>()('own_orders', (db, given) =>
  selectingPage(db, given, isBefore(given)),
)

export const selectPageOfStatus = statement<OrdersPageGiven & { status: number }>()(
  'own_orders_of_status',
  (db, given) => selectingPage(db, given, and(eq(orders.status, given.status), isBefore(given))),
)
