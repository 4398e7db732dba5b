import { unsentPieces, type LineRow } from './orderRow.ts'
import { split, type Share } from '../../ledger/split.ts'

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
  const shareOf = (cents: number) => leftOf(cents, line, refundedQuantity + quantity)
  const priceCents = line.unitPriceCents * quantity
  const discountCents = shareOf(line.discountCents)
  const freightCents = shareOf(line.freightCents)
  return {
    priceCents,
    discountCents,
    freightCents,
    refundableCents: Math.min(priceCents - discountCents + freightCents, restOf(line)),
  }
}

/** What all the pieces that were not refunded can still give, less what was offered for some of them. */
function restOf(line: LineRow): number {
  const pieces = line.quantity - line.refundedQuantity
  const left = (cents: number) => leftOf(cents, line)
  const costs = line.unitPriceCents * pieces - left(line.discountCents) + left(line.freightCents)
  return Math.max(0, costs - line.reducedCents)
}

/** Of cents that all pieces of the line share, those of the pieces not refunded up to this one. */
function leftOf(
  cents: number,
  { quantity, refundedQuantity }: LineRow,
  upTo: number = quantity,
): number {
  const ofFirst = (pieces: number) =>
    pieces * Math.floor(cents / quantity) + Math.min(pieces, cents % quantity)
  return ofFirst(upTo) - ofFirst(refundedQuantity)
}

/** The pieces that were not refunded yet. A piece is refunded once, for less than it cost as well. */
export function refundableOf(line: LineRow): { quantity: number; cents: number } {
  const quantity = line.quantity - line.refundedQuantity
  return { quantity, cents: sharesOf(line, quantity).refundableCents }
}

/** What is left of an order's sum, by what its lines can still give; by pieces where none can give anything. */
export function sharesOfRest(amountCents: number, lines: readonly LineRow[]): Share<LineRow>[] {
  const costOf = (line: LineRow) => refundableOf(line).cents
  const isFree = lines.every((line) => costOf(line) === 0)
  return split(amountCents, lines, isFree ? unsentPieces : costOf)
}
