import { and, desc, sql, type SQLWrapper } from 'drizzle-orm'
import type { BillMonth } from '../../../../contract/bill.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { transfers } from '../../../db/schema/ledger.ts'
import { isAvailable, isOfMonth, type BillFilter, type BillReader } from './readEntries.ts'

/** Credits and debits of whole months, newest first. */
export async function readMonths(
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
