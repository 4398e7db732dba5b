import { asc, eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
import { jsonColumn, jsonRow, rowReader } from '../../db/jsonRows.ts'
import { perDatabase } from '../../db/perDatabase.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { toSummary } from './readOrders.ts'
import { versionOf, type RowVersion } from '../rowVersions.ts'
import { summaryColumns, summaryLineColumns } from './summaryRows.ts'

const mostKept = 5_000

/** Summaries that were read before; PostgreSQL says at each page which versions it shows. */
const kept = perDatabase(() => new LRUCache<string, OrderSummary>({ max: mostKept }))

/** The orders as a list shows them, in the order given. */
export async function readSummaries(
  db: Db,
  wanted: readonly RowVersion[],
): Promise<OrderSummary[]> {
  const known = kept(db)
  const found = new Map<number, OrderSummary>()
  for (const order of wanted) {
    const summary = known.get(nameOf(order))
    if (summary) found.set(order.id, summary)
  }
  const missing = wanted.filter(({ id }) => !found.has(id)).map(({ id }) => id)
  if (missing.length > 0) {
    for (const { version, summary } of await readAnew(db, missing)) {
      known.set(nameOf({ id: summary.id, version }), summary)
      found.set(summary.id, summary)
    }
  }
  return wanted.flatMap(({ id }) => found.get(id) ?? [])
}

function nameOf({ id, version }: RowVersion): string {
  return `${id} ${version}`
}

/** An order and its lines are of one statement, so that they belong to one version. */
async function readAnew(db: Db, ids: number[]) {
  const rows = await db
    .select({ ...summaryColumns, version: versionOf(orders), lines: linesColumn })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
  return rows.map(({ version, lines, ...order }) => ({ version, summary: toSummary(order, lines) }))
}

const readLine = rowReader(summaryLineColumns)
const linesColumn = jsonColumn(
  sql`(select coalesce(json_agg(${jsonRow(summaryLineColumns)} order by ${orderLines.id}), '[]')
    from ${orderLines} where ${eq(orderLines.orderId, orders.id)})`,
  (json: unknown[][]) => json.map(readLine),
)
