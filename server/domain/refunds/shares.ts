import type { LineRow } from '../orders/orderRow.ts'
import { split } from '../ledger/split.ts'

export interface LineShares {
  priceCents: number
  discountCents: number
  freightCents: number
  refundableCents: number
}

/**
 * What the next pieces of a line cost the shopper, after those that were refunded: their price less
 * their share of the line's promo, plus their share of its freight. Where cents don't divide, the
 * first pieces carry one more.
 */
export function sharesOf(line: LineRow, quantity: number): LineShares {
  const { refundedQuantity } = line
  const shareOf = (cents: number) =>
    split(
      cents,
      Array.from({ length: line.quantity }, () => 1),
    )
      .slice(refundedQuantity, refundedQuantity + quantity)
      .reduce((sum, share) => sum + share, 0)
  const priceCents = line.unitPriceCents * quantity
  const discountCents = shareOf(line.discountCents)
  const freightCents = shareOf(line.freightCents)
  return {
    priceCents,
    discountCents,
    freightCents,
    refundableCents: priceCents - discountCents + freightCents,
  }
}

/** The pieces that were not refunded yet. A piece is refunded once, for less than it cost as well. */
export function refundableOf(line: LineRow): { quantity: number; cents: number } {
  const quantity = line.quantity - line.refundedQuantity
  return { quantity, cents: sharesOf(line, quantity).refundableCents }
}
