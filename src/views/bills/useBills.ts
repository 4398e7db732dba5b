import type { BillEntry, BillMonth } from '../../../contract/bill.ts'
import { fetchBillFile, listBill } from '../../services/bills.ts'
import type { BillFilter } from '../../services/bills.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import type { PageOf } from '../actors/usePagedList.ts'
import { useDownload } from '../actors/useDownload.ts'

export type { BillFilter }

/** An entry with the sums of its whole month under the same filter. */
export type BillRow = BillEntry & { month: BillMonth }

export interface BillPage extends PageOf<BillRow> {
  months: BillMonth[]
}

export function useBill({ kind, month }: BillFilter) {
  return usePagedList<BillRow, BillPage>(['bill', kind, month], async (cursor, signal) =>
    withMonths(await listBill({ kind, month, cursor }, { signal })),
  )
}

/** Saves the filtered bill as a file on the shopper's device. */
export function useBillExport(onSaved: () => void) {
  return useDownload<BillFilter>(
    ['bill', 'export'],
    async (filter, signal) => ({
      name: `harborlane-${filter.month || 'all'}.csv`,
      content: await fetchBillFile(filter, signal),
    }),
    onSaved,
  )
}

function withMonths(page: Awaited<ReturnType<typeof listBill>>): BillPage {
  const months = new Map(page.months.map((sums) => [sums.month, sums]))
  return {
    ...page,
    list: page.list.map((entry) => {
      const month = entry.at.slice(0, 'yyyy-mm'.length)
      return { ...entry, month: months.get(month) ?? { month, inCents: 0, outCents: 0 } }
    }),
  }
}
