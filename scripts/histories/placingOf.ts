import type { OrderEvent } from '../../src/machines/orderTypes.ts'
import type { History } from './history.ts'

type Line = History['lines'][number]

/** The placing as the chart's event. The stock is set to exactly the ordered pieces. */
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

/** The cost of each piece. The first pieces carry the cents that don't divide. */
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
