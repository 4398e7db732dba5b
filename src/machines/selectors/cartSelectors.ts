import type { CartLine } from '../../../contract/cart.ts'
import { freightTo, isSentTo } from '../../../contract/freightTo.ts'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../cartMachine.ts'
import type { CartContext } from '../cartTypes.ts'

interface CartSnapshot {
  context: CartContext
}

export interface ShopGroup<Line = CartLine> {
  shopId: number
  shopName: string
  lines: readonly Line[]
}

export type LineProblem = 'gone' | 'soldOut' | 'tooMany' | 'notSent' | null

/** The number of pieces, including those being added and not yet on the server. */
export function selectCount({ context }: CartSnapshot): number {
  const known = new Set(context.lines.map(({ skuId }) => skuId))
  const arriving = context.edits.map((edit) =>
    edit.type === 'line.added' && !known.has(edit.skuId) ? edit.quantity : 0,
  )
  const unconfirmed = context.guestLines.filter(({ skuId }) => !known.has(skuId))
  return sum([...unconfirmed, ...context.lines].map(({ quantity }) => quantity)) + sum(arriving)
}

/** The variants in the cart, also a guest's, in the order in which the cart lists them. */
export function selectSkuIds({ context }: CartSnapshot): number[] {
  return [...new Set([...context.guestLines, ...context.lines].map(({ skuId }) => skuId))]
}

/** Whether changes are in flight or wait for a retry. */
export function selectIsSaving(cart: SnapshotFrom<typeof cartMachine>): boolean {
  const { edits, guestLines } = cart.context
  return edits.length > 0 || (cart.matches({ signedIn: 'ready' }) && guestLines.length > 0)
}

/** Whether the last change was not answered. */
export function selectIsUnsaved({ context }: CartSnapshot): boolean {
  return context.saveAttempts > 0
}

/** The number of pieces of one variant in the cart. */
export function piecesOf({ context }: CartSnapshot, skuId: number): number {
  const lines = [...context.guestLines, ...context.lines]
  return sum(lines.filter((line) => line.skuId === skuId).map(({ quantity }) => quantity))
}

/** Which state the cart's screen shows. */
export function selectCartView(
  cart: SnapshotFrom<typeof cartMachine>,
): 'loading' | 'failed' | 'empty' | 'filled' {
  if (cart.matches({ signedIn: 'ready' })) {
    return cart.context.lines.length > 0 ? 'filled' : 'empty'
  }
  return cart.hasTag('failed') ? 'failed' : 'loading'
}

/** Groups the lines by shop, in the order in which the shops first appear. */
export function groupByShop<Line extends Pick<CartLine, 'shopId' | 'shopName'>>(
  lines: readonly Line[],
): ShopGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ shopId }) => shopId)
  return [...groups].map(([shopId, ofShop]) => ({
    shopId,
    shopName: ofShop[0]?.shopName ?? '',
    lines: ofShop,
  }))
}

type Wanted = Pick<CartLine, 'sellable' | 'available' | 'quantity' | 'freight'>

/** What decides on a shop's freight. */
export type LineToSend = Wanted & Pick<CartLine, 'selected' | 'unitPriceCents' | 'delivery'>

/** The country is null while none is known. */
export function problemOf(line: Wanted, country: string | null): LineProblem {
  const { sellable, available, quantity, freight } = line
  if (!sellable) return 'gone'
  if (available < 1) return 'soldOut'
  if (!isSentTo(freight, country)) return 'notSent'
  return quantity > available ? 'tooMany' : null
}

/** A line that can't be bought at all can't be chosen for checkout. */
export function canBeSelected(line: Wanted, country: string | null): boolean {
  const problem = problemOf(line, country)
  return problem === null || problem === 'tooMany'
}

export type FreightStand =
  | { type: 'notSent' }
  | { type: 'free' }
  | { type: 'missing'; cents: number; missingCents: number }
  | { type: 'flat'; cents: number }

/**
 * The shipping of one shop's chosen goods to a country: free, `cents` that `missingCents` more of
 * goods would save, or `cents` in any case. Null where nothing can be bought.
 */
export function freightStandOf(
  lines: readonly LineToSend[],
  country: string | null,
): FreightStand | null {
  const first = lines.find(({ sellable, available }) => sellable && available > 0)
  if (!first) return null
  if (!isSentTo(first.freight, country)) return { type: 'notSent' }
  const { freightCents, freeFreightFromCents } = freightTo(first.freight, country)
  if (freightCents === 0) return { type: 'free' }
  if (freeFreightFromCents === null) return { type: 'flat', cents: freightCents }
  const missingCents = freeFreightFromCents - totalsOf(lines, country).cents
  return missingCents > 0
    ? { type: 'missing', cents: freightCents, missingCents }
    : { type: 'free' }
}

export interface CartTotals {
  pieces: number
  cents: number
  everythingSelected: boolean
  nothingSelected: boolean
}

export function totalsOf(
  lines: readonly (Wanted & Pick<CartLine, 'selected' | 'unitPriceCents'>)[],
  country: string | null,
): CartTotals {
  const choosable = lines.filter((line) => canBeSelected(line, country))
  const chosen = choosable.filter(({ selected }) => selected)
  return {
    pieces: sum(chosen.map(({ quantity }) => quantity)),
    cents: sum(chosen.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)),
    everythingSelected: choosable.length > 0 && chosen.length === choosable.length,
    nothingSelected: chosen.length === 0,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The price of a line in cents when it was added, if it has changed. */
export function formerPriceOf({
  unitPriceCents,
  seenPriceCents,
}: Pick<CartLine, 'unitPriceCents' | 'seenPriceCents'>): number | undefined {
  return seenPriceCents === null || seenPriceCents === unitPriceCents ? undefined : seenPriceCents
}
