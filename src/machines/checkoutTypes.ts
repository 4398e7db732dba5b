import type { Address } from '../../contract/shippingAddress.ts'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { Quote } from '../../contract/quote.ts'
import type { Reason } from '../../contract/refusals.ts'
import type { Failure } from './failure.ts'

export interface OrderItem {
  skuId: number
  quantity: number
}

/** The selected lines of the cart, or a single product bought directly. */
export type CheckoutSource = { type: 'cart' } | { type: 'buyNow'; item: OrderItem }

export type OpenOutcome =
  | {
      type: 'opened'
      items: readonly OrderItem[]
      addresses: readonly Address[]
      /** The delivery country now. */
      country: string
    }
  | { type: 'failed'; failure: Failure }
export type QuoteOutcome = { type: 'quoted'; quote: Quote } | { type: 'failed'; failure: Failure }
export type PlaceOutcome =
  | { type: 'placed'; order: OrderDetail }
  | { type: 'refused'; reason: Reason | null; quote: Quote | null }
  | { type: 'failed'; failure: Failure }

export interface RefusedPromo {
  code: string
  refusedFor: NonNullable<NonNullable<Quote['promo']>['refusedFor']>
  minSubtotalCents: number | null
}

export interface CheckoutContext {
  source: CheckoutSource
  items: readonly OrderItem[]
  addresses: readonly Address[]
  /** The delivery country: the chosen address is in it. Null before it is known. */
  country: string | null
  addressId: number | null
  /** Added during the checkout, and not yet in the list of addresses. */
  addedAddressId: number | null
  promoCode: string | null
  note: string
  quote: Quote | null
  /** A code that did not apply. The order can go without it, or the shopper corrects it. */
  refusedPromo: RefusedPromo | null
  /** Why the server refused the last attempt. The quote shown is from its answer. */
  refusedFor: Reason | null
  /** The quote before the prices changed on screen. Null after the shopper has gone on. */
  quoteBefore: Quote | null
  failure: Failure | null
  order: OrderDetail | null
}

export type CheckoutEvent =
  | { type: 'checkout.shown' }
  | { type: 'checkout.retried' }
  | { type: 'connection.restored' }
  | { type: 'address.chosen'; addressId: number }
  | { type: 'country.chosen'; country: string }
  | { type: 'address.added'; addressId: number }
  | { type: 'promo.applied'; code: string }
  | { type: 'promo.removed' }
  | { type: 'note.changed'; note: string }
  | { type: 'draft.found'; promoCode: string | null; note: string }
  | { type: 'problems.settled' }
  | { type: 'order.submitted' }

export interface QuoteInput {
  items: readonly OrderItem[]
  promoCode: string | null
  /** The delivery country, also before there is an address in it. */
  country: string | null
}

export interface PlaceInput {
  source: CheckoutSource['type']
  items: readonly OrderItem[]
  addressId: number
  promoCode: string | null
  note: string
  totalCents: number
}
