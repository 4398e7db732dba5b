import { OrderRefusal, Refusal } from '../../kernel/errors.ts'
import type { LineRow } from '../orders/orderRow.ts'
import { sharesOf, type LineShares } from '../orders/shares.ts'

export interface CheckedLine extends LineShares {
  lineId: number
  quantity: number
}

/** Checks the requested lines of an order, and returns the most they can give back; or refuses. */
export function checkRefundLines(
  lines: readonly LineRow[],
  wanted: readonly { lineId: number; quantity: number }[],
): CheckedLine[] {
  if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) wrong('lines')
  return wanted.map(({ lineId, quantity }) => {
    const line = lines.find((each) => each.id === lineId)
    if (!line || quantity > line.quantity) return wrong('lines')
    if (quantity > line.quantity - line.refundedQuantity)
      throw new OrderRefusal('alreadyRefunded', { lineId })
    return { lineId, quantity, ...sharesOf(line, quantity) }
  })
}

function wrong(path: string): never {
  throw new Refusal('invalidInput', {
    fields: [{ path, message: 'not lines of this order, each once, in quantities that it has' }],
  })
}
