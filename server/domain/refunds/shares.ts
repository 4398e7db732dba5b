import type { LineRow } from '../orders/orderRow.ts'
import { split } from '../ledger/split.ts'

export interface LineShares {
  priceCents: number
  discountCents: number
  freightCents: number
  refundableCents: number
}

/**
 * What pieces of a line cost the shopper: their price less their share of the line's promo, plus
 * their share of its freight. Where cents don't divide, the first pieces carry one more.
 */
export function sharesOf(line: LineRow, quantity: number): LineShares {
  const shareOf = (cents: number) =>
    split(
      cents,
      Array.from({ length: line.quantity }, () => 1),
    )
      .slice(0, quantity)
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

/** Nothing once a part of the line was refunded: a line can be asked for once. */
export function refundableOf(line: LineRow): { quantity: number; cents: number } {
  if (line.refundedQuantity > 0) return { quantity: 0, cents: 0 }
  return { quantity: line.quantity, cents: sharesOf(line, line.quantity).refundableCents }
}
