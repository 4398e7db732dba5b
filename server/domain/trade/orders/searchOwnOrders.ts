import { and, desc, eq, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { preparedStatement, type Places } from '../../../db/preparedStatement.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { mayBeginNumber } from './orderNumber.ts'
import { queryOrdersPage, type OrdersPageGiven } from './ordersPage.ts'

interface Searched extends OrdersPageGiven {
  /** Null for orders of every status. */
  status: number | null
}
interface Given extends Searched {
  pattern: string
  from: string
  upTo: string
}
type Asked = Places<Given>

/**
 * Finds orders by the beginning of their number, or by words in a line's title or shop. One index
 * holds a shopper's lines with their texts, newest last: the search scans it once, as far as
 * needed.
 */
export function searchOwnOrders(db: Db, { words, ...wanted }: Searched & { words: string }) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const number = words.toUpperCase()
  const select = wanted.status === null ? everyStatus : oneStatus
  const given = { ...wanted, ...numbersFrom(number), pattern }
  return (mayBeginNumber(number) ? select.byNumber : select.byWords)(db, given)
}

/** Null for a search in orders of every status. */
type OfStatus = ((own: SQL, asked: Asked) => SQL) | null

/**
 * Each kind of search is a separate prepared statement, so that PostgreSQL plans it once and no
 * part of it depends on a value.
 */
const everyStatus = searches('own_orders', null)
const oneStatus = searches('own_orders_of_status', (own, { status }) => sql`${own} = ${status}`)

function searches(name: string, ofStatus: OfStatus) {
  return {
    byWords: preparedStatement<Given>()(`${name}_by_words`, (db, asked) =>
      queryOrdersPage(db, asked, sql`${orders.id} in (${withWords(db, asked, ofStatus)})`),
    ),
    byNumber: preparedStatement<Given>()(`${name}_by_number`, (db, asked) =>
      queryOrdersPage(
        db,
        asked,
        sql`${orders.id} in ((${withNumber(db, asked, ofStatus)}) union (${withWords(db, asked, ofStatus)}))`,
      ),
    ),
  }
}

function withWords(db: Db, asked: Asked, ofStatus: OfStatus) {
  const { userId, before, most, pattern } = asked
  const status = sql`(select ${orders.status} from ${orders} where ${orders.id} = ${orderLines.orderId})`
  return db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.userId, userId),
        lt(orderLines.orderId, before),
        or(ilike(orderLines.title, pattern), ilike(orderLines.shopName, pattern)),
        ofStatus?.(status, asked),
      ),
    )
    .groupBy(orderLines.orderId)
    .orderBy(desc(orderLines.orderId))
    .limit(most)
}

/**
 * `id + 0` makes PostgreSQL use the index of numbers. For an order or a bound of plain ids it would
 * scan all of the shopper's orders.
 */
function withNumber(db: Db, asked: Asked, ofStatus: OfStatus) {
  const { userId, before, most, from, upTo } = asked
  const id = sql`${orders.id} + 0`
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        lt(id, before),
        ofStatus?.(sql`${orders.status}`, asked),
        sql`${orders.sn} ~>=~ ${from} and ${orders.sn} ~<~ ${upTo}`,
      ),
    )
    .orderBy(desc(id))
    .limit(most)
}

/** Bounds for the index's bytewise comparison, so that a cached generic plan uses the index too. */
function numbersFrom(beginning: string): { from: string; upTo: string } {
  const afterLetters = '~'
  return { from: beginning, upTo: beginning + afterLetters }
}
