import type { ModelLine, ModelState } from './modelState.ts'

export interface Asked {
  line: ModelLine
  quantity: number
}

export function unsentOf({ quantity, sent, keptBack }: ModelLine): number {
  return quantity - sent - keptBack
}

/** Pieces that were sent and not refunded. */
export function sentOf(line: ModelLine): number {
  return line.quantity - line.refundedQuantity - unsentOf(line)
}

/**
 * The maximum refund of the next pieces of a line. Each piece carries its part of the freight and of
 * the discount; the first ones carry the remaining cents. Earlier offers reduce the rest.
 */
export function mostOf({ goods }: Pick<ModelState, 'goods'>, { line, quantity }: Asked): number {
  const { priceCents, freightCents } = goods[line.good]!
  const shareOf = (cents: number, pieces: number) => {
    const oddLeft = Math.max(0, (cents % line.quantity) - line.refundedQuantity)
    return Math.floor(cents / line.quantity) * pieces + Math.min(oddLeft, pieces)
  }
  const cost = (pieces: number) =>
    priceCents * pieces + shareOf(freightCents, pieces) - shareOf(line.discountCents, pieces)
  const rest = cost(line.quantity - line.refundedQuantity) - line.reducedCents
  return Math.min(cost(quantity), Math.max(0, rest))
}

export function mostBack(state: Pick<ModelState, 'goods'>, asked: readonly Asked[]): number {
  return asked.reduce((sum, one) => sum + mostOf(state, one), 0)
}

/** In proportion to the weights, by largest remainder. Ties go to the first. */
export function shared(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.map((weight, at) => ({
    at,
    whole: Math.floor((cents * weight) / total),
    cut: (cents * weight) % total,
  }))
  const over = cents - parts.reduce((sum, { whole }) => sum + whole, 0)
  const byCut = parts.toSorted((a, b) => b.cut - a.cut || a.at - b.at)
  const lucky = new Set(byCut.slice(0, over))
  return parts.map((part) => part.whole + (lucky.has(part) ? 1 : 0))
}
