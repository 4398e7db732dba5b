import type { BillEntry, BillKind } from '../../../../contract/bill.ts'
import { csvHeading, csvLine } from './csvLine.ts'
import { readEntries, type BillFilter, type BillReader } from './readEntries.ts'

const batch = 500

export interface BillWords {
  /** Time, kind, amount, balance and reference. */
  headings: readonly [string, string, string, string, string]
  kinds: Record<BillKind, string>
}

/** Streams the bill as a CSV file for spreadsheets, in batches. */
export function billFile(given: {
  ctx: BillReader & { words: BillWords }
  input: BillFilter
}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const lines = writeLines(given)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}

async function* writeLines(given: Parameters<typeof billFile>[0]): AsyncGenerator<string, void> {
  const { ctx, input } = given
  const { words } = ctx
  yield csvHeading(words.headings)
  let before: number | null = null
  for (;;) {
    const entries: BillEntry[] = await readEntries(ctx, input, { before, most: batch })
    const last = entries.at(-1)
    if (!last) return
    yield entries.map((entry) => csvLine(cellsOf(entry, words))).join('')
    before = last.id
  }
}

function cellsOf(entry: BillEntry, words: BillWords): (string | number)[] {
  return [
    entry.at.replace('T', ' ').slice(0, 'yyyy-mm-dd hh:mm:ss'.length),
    words.kinds[entry.kind],
    entry.amountCents / 100,
    entry.balanceCents / 100,
    referenceOf(entry),
  ]
}

function referenceOf({ orderSn, rechargeId, withdrawalId }: BillEntry): string {
  if (orderSn) return orderSn
  if (rechargeId) return `R${rechargeId}`
  return withdrawalId ? `W${withdrawalId}` : ''
}
