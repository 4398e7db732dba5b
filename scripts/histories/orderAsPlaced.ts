import type { OrderContext } from '../../src/machines/orderTypes.ts'
import type { History } from './history.ts'

type Line = History['lines'][number]

/** What the chart starts from. `momentOf` reads a moment in days of 24 hours. */
export function orderAsPlaced(
  { totalCents, lines, payDeadline }: History,
  momentOf: (text: string) => number,
): OrderContext {
  return {
    totalCents,
    refundedCents: 0,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      quantity: line.quantity,
      refundablePieces: piecesOf(line),
      unsentPieces: line.quantity,
      reviewed: false,
    })),
    deadline: payDeadline === null ? null : momentOf(payDeadline),
    timeLeft: null,
    extensions: 0,
    isAnySent: false,
    refund: null,
  }
}

/** What each piece cost: of cents that don't divide, the first ones have one more. */
function piecesOf({ quantity, unitPriceCents, discountCents, freightCents }: Line): number[] {
  return Array.from(
    { length: quantity },
    (_, at) =>
      unitPriceCents - shareOf(discountCents, quantity, at) + shareOf(freightCents, quantity, at),
  )
}

function shareOf(cents: number, pieces: number, at: number): number {
  return Math.floor(cents / pieces) + (at < cents % pieces ? 1 : 0)
}
