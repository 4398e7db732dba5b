import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jsonColumn, jsonRow, rowReader } from '../../db/jsonRows.ts'
import { preparedOn } from '../../db/preparedOn.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { isAnyDue } from './dueOrders.ts'
import {
  summaryColumns,
  summaryLineColumns,
  type SummaryLineRow,
  type SummaryRow,
} from './summaryRows.ts'

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
  rows: { order: SummaryRow; lines: SummaryLineRow[] }[]
}

/** The newest own orders with their lines, and whether a deadline has passed, in one statement. */
export async function readOwnPage(db: Db, wanted: OwnPageWanted): Promise<OwnPage> {
  const { userId, status, before, most, now } = wanted
  const given = { userId, before: before ?? Number.MAX_SAFE_INTEGER, most, now: now.toISOString() }
  const statements = pageStatements(db)
  const [page] =
    status === null
      ? await statements.all.execute(given)
      : await statements.ofStatus.execute({ ...given, status })
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

const isOwn = eq(orders.userId, sql.placeholder('userId'))
const isBefore = lt(orders.id, sql.placeholder('before'))
const isOfStatus = eq(orders.status, sql.placeholder('status'))

const pageStatements = preparedOn((db) => {
  const page = (isWanted: SQL | undefined) =>
    db
      .select(
        pageColumns({
          isOwn,
          isWanted,
          most: sql`${sql.placeholder('most')}`,
          now: sql`${sql.placeholder('now')}`,
        }),
      )
      .from(sql`(values (1)) as one`)
  return {
    all: page(isBefore).prepare('own_orders'),
    ofStatus: page(and(isOfStatus, isBefore)).prepare('own_orders_of_status'),
  }
})

function pageColumns(given: { isOwn: SQL; isWanted: SQL | undefined; most: SQL; now: SQL }) {
  const lines = sql`(select coalesce(json_agg(${jsonRow(summaryLineColumns)} order by ${orderLines.id}), '[]')
    from ${orderLines} where ${orderLines.orderId} = ${orders.id})`
  return {
    isAnyDue: jsonColumn(
      isAnyDue(given.isOwn, sql`${given.now}::timestamptz`),
      (found: boolean) => found,
    ),
    rows: jsonColumn(
      sql`(select coalesce(json_agg(page.row order by page.id desc), '[]') from (
        select ${orders.id}, json_build_array(${jsonRow(summaryColumns)}, ${lines}) as row
        from ${orders} where ${and(given.isOwn, given.isWanted)}
        order by ${desc(orders.id)} limit ${given.most}) page)`,
      (json: [unknown[], unknown[][]][]) =>
        json.map(([order, lines]) => ({ order: readOrder(order), lines: lines.map(readLine) })),
    ),
  }
}

const readOrder = rowReader(summaryColumns)
const readLine = rowReader(summaryLineColumns)

function pageOf(page: OwnPage | undefined): OwnPage {
  if (!page) throw new Error('a statement without a table answers one row')
  return page
}
