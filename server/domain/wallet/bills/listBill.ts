import type { BillEntry, BillMonth } from '../../../../contract/bill.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import {
  cutPage,
  readIdCursor,
  withOneMore,
  type Page,
  type PageInput,
} from '../../kernel/cursor.ts'
import {
  readEntries,
  type BillFilter,
  isAvailable,
  isOfMonth,
  type BillReader,
} from './readEntries.ts'
import { and, desc, sql, type SQLWrapper } from 'drizzle-orm'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { transfers } from '../../../db/schema/ledger.ts'

/** Credits and debits of whole months, newest first. */
async function readMonths(
  { db, userId }: BillReader,
  kind: BillFilter['kind'],
  months: readonly string[],
): Promise<BillMonth[]> {
  if (months.length === 0) return []
  const given = { userId, kind: kind === 'all' ? null : kind, months: `{${months.join(',')}}` }
  return select(db, given)
}

interface Given {
  userId: number
  /** Null for every kind. */
  kind: string | null
  months: string
}

/** Sums over each side's covering index of time, kind and amount: no table row is read. */
const select = preparedStatement<Given>()('bill_months', (db, { userId, kind, months }) => {
  const month = sql<string>`month.name`
  const sumOf = (account: SQLWrapper) => {
    const fits = and(
      isAvailable(account, userId),
      isOfMonth(month),
      sql`(${kind}::text is null or ${transfers.kind} = ${kind})`,
    )
    return jsonColumn(
      sql`(select coalesce(sum(${transfers.amountCents}), 0)::bigint from ${transfers} where ${fits})`,
      (cents: string) => Number(cents),
    )
  }
  return db
    .select({
      month,
      inCents: sumOf(transfers.creditAccountId),
      outCents: sumOf(transfers.debitAccountId),
    })
    .from(sql`unnest(${months}::text[]) as month (name)`)
    .orderBy(desc(month))
})

interface Bill extends Page<BillEntry> {
  /** Newest first. */
  months: BillMonth[]
}

/** A page of the bill, with the totals of the months on it. */
export async function listBill({
  ctx,
  input,
}: {
  ctx: ShopperCtx
  input: BillFilter & PageInput
}): Promise<Bill> {
  const { kind, month, cursor, limit } = input
  const asked = { before: readIdCursor(cursor), most: withOneMore(limit) }
  const entries = await readEntries(ctx, { kind, month }, asked)
  const page = cutPage(entries, limit, (entry) => entry)
  return { ...page, months: await readMonths(ctx, kind, monthsOf(page.list, month)) }
}

function monthsOf(list: readonly BillEntry[], wanted: string): string[] {
  const months = new Set(list.map(({ at }) => at.slice(0, 'yyyy-mm'.length)))
  if (wanted !== '') months.add(wanted)
  return [...months]
}
