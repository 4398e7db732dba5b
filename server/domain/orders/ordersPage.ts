import { and, asc, desc, eq, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
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

type Row = Awaited<ReturnType<typeof selectingPage>>[number]

/** A page of those of the shopper's orders that are wanted, a row for each line; `toOrdersPage` reads it. */
export function selectingPage(
  db: Db,
  { userId, most, now }: { [Each in 'userId' | 'most' | 'now']: Placeholder },
  isWanted: SQL | undefined,
) {
  const isOwn = eq(orders.userId, userId)
  // Of one row, so that a page without orders still tells it.
  const due = db
    .select({ isAnyDue: isAnyDue(isOwn, now).as('is_any_due') })
    .from(sql`(values (1)) as one`)
    .as('due')
  const page = db
    .select(summaryColumns)
    .from(orders)
    .where(and(isOwn, isWanted))
    .orderBy(desc(orders.id))
    .limit(most)
    .as('page')
  return db
    .select({ isAnyDue: due.isAnyDue, order: page._.selectedFields, line: summaryLineColumns })
    .from(due)
    .leftJoin(page, sql`true`)
    .leftJoin(orderLines, eq(orderLines.orderId, page.id))
    .orderBy(desc(page.id), asc(orderLines.id))
}

export function toOrdersPage(rows: readonly Row[]): OrdersPage {
  const byOrder = Map.groupBy(rows, ({ order }) => order?.id)
  return {
    isAnyDue: rows.some((row) => row.isAnyDue),
    orders: [...byOrder.values()].flatMap((own) => {
      const order = own[0]?.order
      return order
        ? [
            toSummary(
              order,
              own.flatMap(({ line }) => line ?? []),
            ),
          ]
        : []
    }),
  }
}

const isBefore = ({ before }: Places<PageGiven>) => lt(orders.id, before)

export const selectPage = statement<OrdersPageGiven>()('own_orders', (db, given) =>
  selectingPage(db, given, isBefore(given)),
)

export const selectPageOfStatus = statement<OrdersPageGiven & { status: number }>()(
  'own_orders_of_status',
  (db, given) => selectingPage(db, given, and(eq(orders.status, given.status), isBefore(given))),
)
