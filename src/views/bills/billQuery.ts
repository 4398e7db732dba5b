import * as v from 'valibot'
import { billCsv } from '../../../contract/bill.ts'
import type { BillFilter } from './useBills.ts'

const { kind, month } = billCsv.input.entries
const monthsOffered = 24

/** What the fund record shows, read from the address; a value that makes no sense is left out. */
export function readBillFilter(params: URLSearchParams): BillFilter {
  const given = { kind: params.get('kind'), month: params.get('month') }
  return {
    kind: v.is(kind, given.kind) ? given.kind : 'all',
    month: v.is(month, given.month) ? given.month : '',
  }
}

/** The filter as an address holds it: nothing for what is not narrowed. */
export function billQuery({ kind, month }: BillFilter): { kind: string; month: string } {
  return { kind: kind === 'all' ? '' : kind, month }
}

/** The months one can choose, the latest first; a chosen one that is older stays among them. */
export function monthChoices(now: Date, chosen: string): string[] {
  const months = Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 'yyyy-mm'.length),
  )
  return chosen === '' || months.includes(chosen)
    ? months
    : [...months, chosen].toSorted().toReversed()
}
