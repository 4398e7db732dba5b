import { and, desc, eq, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { statement, type Places } from '../../db/statement.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { sessions } from '../../db/schema/users.ts'
import type { CallerCtx } from '../ctx.ts'
import { pageGiven, pageSelecting, toSessionsPage } from './ownPage.ts'
import type { PageGiven, PageWanted, SessionsPage } from './ownPage.ts'

/**
 * The beginning of the order number, or words that a line's title or shop holds, of whoever calls. A
 * shopper's lines stand together with their words in one index, newest last: one pass over it, as far as
 * needed. Refuses as `findSession` does.
 */
export async function searchOwnOrders(
  ctx: CallerCtx,
  { words, ...wanted }: PageWanted & { words: string },
): Promise<SessionsPage> {
  const { status } = wanted
  const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const given = { ...pageGiven(ctx, wanted), status, pattern }
  const [found] = await (isNumberLike(words)
    ? selectByNumber(ctx.db, { ...given, ...numbersFrom(words.toUpperCase()) })
    : selectByWords(ctx.db, given))
  return toSessionsPage(ctx, found)
}

interface Searched extends PageGiven {
  /** Null for every status. */
  status: number | null
  pattern: string
}
interface Numbers {
  from: string
  upTo: string
}

const selectByWords = statement<Searched>()('own_orders_by_words', (db, values) =>
  pageSelecting(db, values, sql`${orders.id} in (${withWords(db, values)})`),
)

const selectByNumber = statement<Searched & Numbers>()('own_orders_by_number', (db, values) =>
  pageSelecting(
    db,
    values,
    sql`${orders.id} in ((${withNumber(db, values)}) union (${withWords(db, values)}))`,
  ),
)

function withWords(db: Db, { status, before, most, pattern }: Places<Searched>) {
  return db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.userId, sessions.userId),
        lt(orderLines.orderId, before),
        or(ilike(orderLines.title, pattern), ilike(orderLines.shopName, pattern)),
        isOfStatus(
          status,
          sql`(select ${orders.status} from ${orders} where ${orders.id} = ${orderLines.orderId})`,
        ),
      ),
    )
    .groupBy(orderLines.orderId)
    .orderBy(desc(orderLines.orderId))
    .limit(most)
}

function withNumber(db: Db, { status, before, most, from, upTo }: Places<Searched & Numbers>) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sessions.userId),
        lt(orders.id, before),
        isOfStatus(status, sql`${orders.status}`),
        sql`${orders.sn} ~>=~ ${from} and ${orders.sn} ~<~ ${upTo}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(most)
}

function isOfStatus(status: Places<Searched>['status'], own: SQL): SQL {
  return sql`(${status}::smallint is null or ${own} = ${status})`
}

/** Written out as an index compares it, byte by byte, so that also a kept plan finds by it. */
function numbersFrom(beginning: string): Numbers {
  const afterLetters = '~'
  return { from: beginning, upTo: beginning + afterLetters }
}

/** Order numbers are of capital letters and digits, without signs. */
function isNumberLike(words: string): boolean {
  return /^[0-9a-z]+$/i.test(words)
}
