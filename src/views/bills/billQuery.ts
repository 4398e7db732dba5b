import * as v from 'valibot'
import { billCsv } from '../../../contract/bill.ts'
import type { BillFilter } from './useBills.ts'

const { kind, month } = billCsv.input.entries
const monthsOffered = 24

/** Reads the fund record's filter from the address. Invalid values are ignored. */
export function readBillFilter(params: URLSearchParams): BillFilter {
  const given = { kind: params.get('kind'), month: params.get('month') }
  return {
    kind: v.is(kind, given.kind) ? given.kind : 'all',
    month: v.is(month, given.month) ? given.month : '',
  }
}

/** The filter's query parameters. Default values are empty. */
export function billQuery({ kind, month }: BillFilter): { kind: string; month: string } {
  return { kind: kind === 'all' ? '' : kind, month }
}

/** The months of the choice, latest first. A chosen older month stays in the list. */
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
