import { and, desc, eq, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { OrderSummary } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { jsonColumn, jsonRow, rowReader } from '../../../db/jsonRows.ts'
import { preparedStatement, type Places } from '../../../db/preparedStatement.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import type { PageGiven } from '../../kernel/cursor.ts'
import { isAnyDue } from './dueOrders.ts'
import { toSummary } from './readOrders.ts'
import { summaryColumns, summaryLineColumns } from './summaryRows.ts'

export interface OrdersPage {
  /** True when any of the shopper's orders, on this page or not, has a passed deadline. */
  isAnyDue: boolean
  /** Newest first. */
  orders: OrderSummary[]
}

export interface OrdersPageGiven extends PageGiven {
  now: Date
}

/** Selects a page of the matching orders of a shopper as one row, which `toOrdersPage` reads. */
export function queryOrdersPage(
  db: Db,
  { userId, most, now }: { [Each in 'userId' | 'most' | 'now']: Placeholder },
  isWanted: SQL | undefined,
) {
  const isOwn = eq(orders.userId, userId)
  const page = db
    .$with('page')
    .as(
      db
        .select(summaryColumns)
        .from(orders)
        .where(and(isOwn, isWanted))
        .orderBy(desc(orders.id))
        .limit(most),
    )
  return db
    .with(page)
    .select({
      isAnyDue: isAnyDue(isOwn, now),
      orders: jsonColumn(
        sql`(select coalesce(json_agg(${jsonRow(summaryColumns)} order by ${desc(orders.id)}), '[]')
          from page as ${orders})`,
        (rows: unknown[][]) => rows.map(readOrder),
      ),
      lines: jsonColumn(
        sql`(select coalesce(json_agg(${jsonRow(lineColumns)} order by ${orderLines.id}), '[]')
          from page join ${orderLines} on ${orderLines.orderId} = page.id)`,
        (rows: unknown[][]) => rows.map(readLine),
      ),
    })
    .from(sql`(values (1)) as one`)
}

export function toOrdersPage([row]: Awaited<ReturnType<typeof queryOrdersPage>>): OrdersPage {
  if (!row) throw new Error('a statement without a table answers one row')
  const linesOf = Map.groupBy(row.lines, ({ orderId }) => orderId)
  return {
    isAnyDue: row.isAnyDue,
    orders: row.orders.map((order) => toSummary(order, linesOf.get(order.id) ?? [])),
  }
}

const lineColumns = { orderId: orderLines.orderId, ...summaryLineColumns }
const readOrder = rowReader(summaryColumns)
const readLine = rowReader(lineColumns)

const isBefore = ({ before }: Places<PageGiven>) => lt(orders.id, before)

export const selectPage = preparedStatement<OrdersPageGiven>()('own_orders', (db, given) =>
  queryOrdersPage(db, given, isBefore(given)),
)

export const selectPageOfStatus = preparedStatement<OrdersPageGiven & { status: number }>()(
  'own_orders_of_status',
  (db, given) => queryOrdersPage(db, given, and(eq(orders.status, given.status), isBefore(given))),
)
