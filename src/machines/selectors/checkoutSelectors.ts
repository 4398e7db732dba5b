import type { SnapshotFrom } from 'xstate'
import { maxAmountCents } from '../../../contract/fields.ts'
import { maxQuantity, maxUnpaidPieces } from '../../../contract/limits.ts'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import type { Address } from '../../../contract/shippingAddress.ts'
import type { checkoutMachine } from '../checkoutMachine.ts'
import type { CheckoutContext, CheckoutSource } from '../checkoutTypes.ts'

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/**
 * `?sku=12&quantity=2` buys one product directly. Anything else settles the cart's selected lines.
 */
export function readSource(search: string): CheckoutSource {
  const params = new URLSearchParams(search)
  const skuId = wholeNumber(params.get('sku'))
  const quantity = wholeNumber(params.get('quantity') ?? '1')
  if (skuId === null || quantity === null || quantity > maxQuantity) return { type: 'cart' }
  return { type: 'buyNow', item: { skuId, quantity } }
}

export function selectAddress({ context }: CheckoutSnapshot): Address | null {
  return context.addresses.find(({ id }) => id === context.addressId) ?? null
}

/** Normalizes a typed promo code. */
export function readPromoCode(typed: string): string {
  return normalizeCode(typed).toUpperCase()
}

/** Whether the text has the form of a promo code: 2 to 32 letters, digits and dashes. */
export function isPromoCodeShaped(code: string): boolean {
  return /^[A-Z0-9-]{2,32}$/.test(readPromoCode(code))
}

export type Obstacle = 'lines' | 'address' | 'quote' | 'pieces' | 'total' | null

/** The obstacle to placing the order. Null if there is none. */
export function selectObstacle(checkout: CheckoutSnapshot): Obstacle {
  if (checkout.matches({ open: 'blockedByLines' })) return 'lines'
  if (checkout.matches({ open: 'blockedByAddress' })) return 'address'
  if (checkout.matches('quotingFailed') || checkout.matches('openingFailed')) return 'quote'
  const { quantity = 0, totalCents = 0 } = checkout.context.quote ?? {}
  if (quantity > maxUnpaidPieces) return 'pieces'
  return totalCents > maxAmountCents ? 'total' : null
}

/** Whether something can be ordered after the unavailable items are left out. */
export function selectSomethingLeft({
  context: { items, quote },
}: {
  context: Pick<CheckoutContext, 'items' | 'quote'>
}): boolean {
  const available = new Map(quote?.problems.map((problem) => [problem.skuId, problem.available]))
  return items.some(({ skuId }) => available.get(skuId) !== 0)
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
