import type { BillEntry, BillMonth } from '../../../contract/bill.ts'
import { cutPage, withOneMore } from '../cursor.ts'
import { readOrderFaces } from '../orders/readOrderFaces.ts'
import { readEntries, type BillFilter, type BillReader } from './readEntries.ts'
import { readMonths } from './readMonths.ts'

export interface Bill {
  list: BillEntry[]
  nextCursor: string | null
  /** The last one first. */
  months: BillMonth[]
}

/** A page of the bill, with the sums of the months that it touches. */
export async function readBill(
  reader: BillReader,
  { kind, month, before, limit }: BillFilter & { before: number | null; limit: number },
): Promise<Bill> {
  const entries = await readEntries(reader, { kind, month }, { before, most: withOneMore(limit) })
  const { list, nextCursor } = cutPage(entries, limit, (entry) => entry)
  const faces = await readOrderFaces(
    reader.db,
    list.map(({ orderId }) => orderId),
  )
  return {
    list: list.map((entry) => ({ ...entry, order: faces.get(entry.orderId) ?? null })),
    nextCursor,
    months: await readMonths(reader, kind, monthsOf(list, month)),
  }
}

function monthsOf(list: readonly BillEntry[], wanted: string): string[] {
  const months = new Set(list.map(({ at }) => at.slice(0, 'yyyy-mm'.length)))
  if (wanted !== '') months.add(wanted)
  return [...months]
}
