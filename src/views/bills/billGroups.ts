import { hrefs } from '../../routing/hrefs.ts'
import type { BillEntry, BillMonth } from '../../../contract/bill.ts'
import type { BillRow } from './useBills.ts'

export interface BillGroup {
  sums: BillMonth
  rows: readonly BillRow[]
}

/** Groups the rows by month, in their order. */
export function groupByMonth(rows: readonly BillRow[]): BillGroup[] {
  const groups = new Map<string, BillRow[]>()
  for (const row of rows) {
    const group = groups.get(row.month.month)
    if (group) group.push(row)
    else groups.set(row.month.month, [row])
  }
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ sums: group[0].month, rows: group }] : [],
  )
}

/** The screen of an entry's cause. Null for an opening balance. */
export function causeHref(entry: BillEntry): string | null {
  if (entry.orderId !== null) return hrefs.orderInfo(entry.orderId)
  if (entry.rechargeId !== null) return hrefs.topUpRecord({ id: entry.rechargeId })
  return entry.withdrawalId === null ? null : hrefs.depositRecord({ id: entry.withdrawalId })
}
