import { unsentPieces, type LineRow } from './orderRow.ts'
import { split, type Share } from '../../ledger/split.ts'

export interface LineShares {
  priceCents: number
  discountCents: number
  freightCents: number
  refundableCents: number
}

/**
 * Computes what the next pieces of a line cost the shopper, after those already refunded: price
 * less promo share plus freight share. Odd cents go to the first pieces.
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

/** What all pieces without a refund can still give, less what was offered for some of them. */
function restOf(line: LineRow): number {
  const pieces = line.quantity - line.refundedQuantity
  const left = (cents: number) => leftOf(cents, line)
  const costs = line.unitPriceCents * pieces - left(line.discountCents) + left(line.freightCents)
  return Math.max(0, costs - line.reducedCents)
}

/** The part of a line's cents that belongs to the unrefunded pieces up to this one. */
function leftOf(
  cents: number,
  { quantity, refundedQuantity }: LineRow,
  upTo: number = quantity,
): number {
  const ofFirst = (pieces: number) =>
    pieces * Math.floor(cents / quantity) + Math.min(pieces, cents % quantity)
  return ofFirst(upTo) - ofFirst(refundedQuantity)
}

/** The pieces without a refund. A piece is refunded once, even for less than its cost. */
export function refundableOf(line: LineRow): { quantity: number; cents: number } {
  const quantity = line.quantity - line.refundedQuantity
  return { quantity, cents: sharesOf(line, quantity).refundableCents }
}

/**
 * Splits the rest of an order's sum by what its lines can still give; by pieces when none can give
 * anything.
 */
export function sharesOfRest(amountCents: number, lines: readonly LineRow[]): Share<LineRow>[] {
  const costOf = (line: LineRow) => refundableOf(line).cents
  const isFree = lines.every((line) => costOf(line) === 0)
  return split(amountCents, lines, isFree ? unsentPieces : costOf)
}
