import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jsonColumn } from '../../db/jsonRows.ts'
import { statement, type Places } from '../../db/statement.ts'
import { orders } from '../../db/schema/orders.ts'
import { isAnyDue } from './dueOrders.ts'

export interface OwnPageWanted {
  userId: number
  /** Null for every status. */
  status: number | null
  /** Null for the first page. */
  before: number | null
  most: number
  now: Date
}

export interface OwnPage {
  /** A deadline of one of the shopper's orders, here or elsewhere, has passed. */
  isAnyDue: boolean
  /** Newest first. */
  orders: OrderVersion[]
}

/** The transaction that last wrote the order's row: whatever a list shows changes with it. */
export interface OrderVersion {
  id: number
  version: string
}

export const versionColumn = sql<string>`${sql`${orders}.xmin::text`}`

/** Which orders a page shows, and whether a deadline has passed, in one statement. */
export async function readOwnPage(db: Db, wanted: OwnPageWanted): Promise<OwnPage> {
  const { userId, status, before, most, now } = wanted
  const given = { userId, before: before ?? Number.MAX_SAFE_INTEGER, most, now: now.toISOString() }
  const [page] = await (status === null
    ? selectPage(db, given)
    : selectPageOfStatus(db, { ...given, status }))
  return pageOf(page)
}

/** The same for the orders that another statement names. */
export async function readChosen(
  db: Db,
  wanted: Pick<OwnPageWanted, 'userId' | 'most' | 'now'>,
  chosen: SQL,
): Promise<OwnPage> {
  const { userId, most, now } = wanted
  const [page] = await db
    .select(
      pageColumns({
        isOwn: eq(orders.userId, userId),
        isWanted: sql`${orders.id} in (${chosen})`,
        most: sql`${most}`,
        now: sql`${now.toISOString()}`,
      }),
    )
    .from(sql`(values (1)) as one`)
  return pageOf(page)
}

interface PageGiven {
  userId: number
  before: number
  most: number
  now: string
}

const selectPage = statement<PageGiven>()('own_orders', (db, values) =>
  pageSelecting(db, values, lt(orders.id, values.before)),
)

const selectPageOfStatus = statement<PageGiven & { status: number }>()(
  'own_orders_of_status',
  (db, values) =>
    pageSelecting(db, values, and(eq(orders.status, values.status), lt(orders.id, values.before))),
)

function pageSelecting(
  db: Db,
  { userId, most, now }: Pick<Places<PageGiven>, 'userId' | 'most' | 'now'>,
  isWanted: SQL | undefined,
) {
  const isOwn = eq(orders.userId, userId)
  return db
    .select(pageColumns({ isOwn, isWanted, most: sql`${most}`, now: sql`${now}` }))
    .from(sql`(values (1)) as one`)
}

function pageColumns(given: { isOwn: SQL; isWanted: SQL | undefined; most: SQL; now: SQL }) {
  return {
    isAnyDue: jsonColumn(
      isAnyDue(given.isOwn, sql`${given.now}::timestamptz`),
      (found: boolean) => found,
    ),
    orders: jsonColumn(
      sql`(select coalesce(json_agg(json_build_array(page.id, page.version)), '[]') from (
        select ${orders.id}, ${versionColumn} as version
        from ${orders} where ${and(given.isOwn, given.isWanted)}
        order by ${desc(orders.id)} limit ${given.most}) page)`,
      (json: [number, string][]) => json.map(([id, version]) => ({ id, version })),
    ),
  }
}

function pageOf(page: OwnPage | undefined): OwnPage {
  if (!page) throw new Error('a statement without a table answers one row')
  return page
}
