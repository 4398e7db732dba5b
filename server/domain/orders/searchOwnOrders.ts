import { and, desc, eq, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { readChosen, type OwnPage, type OwnPageWanted } from './ownPage.ts'

/**
 * The beginning of the order number, or words that a line's title or shop holds. A shopper's lines
 * stand together with their words in one index, newest last: one pass over it, as far as needed.
 */
export async function searchOwnOrders(db: Db, wanted: Searched): Promise<OwnPage> {
  const { words } = wanted
  const byWords = withWords(db, wanted)
  const chosen = isNumberLike(words)
    ? sql`(${withNumber(db, wanted)}) union (${byWords})`
    : sql`${byWords}`
  return readChosen(db, wanted, chosen)
}

function withWords(db: Db, { userId, status, before, most, words }: Searched) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.userId, userId),
        before === null ? undefined : lt(orderLines.orderId, before),
        or(ilike(orderLines.title, pattern), ilike(orderLines.shopName, pattern)),
        status === null ? undefined : isOfStatus(status),
      ),
    )
  return found.groupBy(orderLines.orderId).orderBy(desc(orderLines.orderId)).limit(most)
}

function isOfStatus(status: number): SQL {
  return sql`(select ${orders.status} from ${orders} where ${orders.id} = ${orderLines.orderId}) = ${status}`
}

function withNumber(db: Db, { userId, status, before, most, words }: Searched) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        before === null ? undefined : lt(orders.id, before),
        status === null ? undefined : eq(orders.status, status),
        beginsWith(words.toUpperCase()),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(most)
}

type Searched = OwnPageWanted & { words: string }

/** Written out as an index compares it, byte by byte, so that also a kept plan finds by it. */
function beginsWith(number: string): SQL {
  const afterLetters = '~'
  return sql`${orders.sn} ~>=~ ${number} and ${orders.sn} ~<~ ${number + afterLetters}`
}

/** Order numbers are of capital letters and digits, without signs. */
function isNumberLike(words: string): boolean {
  return /^[0-9a-z]+$/i.test(words)
}
