import type { BillEntry, BillMonth } from '../../../../contract/bill.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import {
  cutPage,
  readIdCursor,
  withOneMore,
  type Page,
  type PageInput,
} from '../../kernel/cursor.ts'
import { readEntries, type BillFilter } from './readEntries.ts'
import { readMonths } from './readMonths.ts'

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
