import type { OrderEvent } from '../../src/machines/orderTypes.ts'
import type { History } from './history.ts'

type Line = History['lines'][number]

/** The placing as the chart's event. What was placed had been left on the shelf. */
export function placingOf(
  { totalCents, lines, placedAt }: History,
  momentOf: (text: string) => number,
): Extract<OrderEvent, { type: 'order.placed' }> {
  return {
    type: 'order.placed',
    at: momentOf(placedAt),
    totalCents,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      quantity: line.quantity,
      pieceCents: piecesOf(line),
      piecesLeft: line.quantity,
    })),
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
