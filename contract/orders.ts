import * as v from 'valibot'
import { call } from './call.ts'
import { bare, limitReached } from './anyCallRefuses.ts'
import { balanceTooLow } from './walletRefusals.ts'
import { orderRefused, quoteRefused } from './orderRefusals.ts'
import { cart } from './cart.ts'
import { country } from './country.ts'
import { cents, id, note, nothing, pasted, page, paging, quantity, searchWords } from './fields.ts'
import { longest, maxCartLines } from './limits.ts'
import { mostCounted } from './mostCounted.ts'
import { normalizeCode } from './normalizeText.ts'
import { orderDetail, orderFilters, orderSummary } from './orderDetail.ts'
import { quote } from './quote.ts'

const items = v.pipe(
  v.array(v.strictObject({ skuId: id, quantity })),
  v.minLength(1),
  v.maxLength(maxCartLines),
)
const promoCode = v.pipe(pasted(32, normalizeCode), v.toUpperCase(), v.regex(/^[A-Z0-9-]{2,32}$/))

export const quoteCheckout = call({
  method: 'POST',
  path: '/api/checkout/quote',
  auth: 'session',
  guard: false,
  summary: 'What an order of these lines would cost now, and what stands in its way.',
  input: v.strictObject({
    items,
    promoCode: v.optional(promoCode),
    /** The destination. Without it, freight is the rate that most countries pay. */
    country: v.optional(country),
  }),
  output: quote,
})

export const showPromoUse = call({
  method: 'GET',
  path: '/api/checkout/promo_use',
  auth: 'session',
  summary: 'The order that used a promo code up; null while the shopper may use the code.',
  input: v.object({ code: promoCode }),
  output: v.object({ orderId: v.nullable(id) }),
})

export const placeOrder = call({
  method: 'POST',
  path: '/api/order/create',
  auth: 'session',
  keyed: true,
  summary:
    'Places an order: reserves every line or none. Refused when the total shown isn’t the total now.',
  refuses: {
    addressMissing: bare,
    outOfStock: quoteRefused,
    notSellable: quoteRefused,
    notSentThere: quoteRefused,
    totalChanged: quoteRefused,
    promoUnknown: quoteRefused,
    promoExpired: quoteRefused,
    promoMinimum: quoteRefused,
    promoUsed: quoteRefused,
    promoTooMany: quoteRefused,
    tooManyUnpaid: limitReached,
    tooManyPieces: limitReached,
    totalTooHigh: bare,
  },
  input: v.strictObject({
    items,
    addressId: id,
    promoCode: v.optional(promoCode),
    /** The total that the shopper saw, in cents. */
    totalCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    note: v.optional(note(longest.note), ''),
    /** `cart` removes the ordered lines from the cart. */
    source: v.optional(v.picklist(['cart', 'buyNow']), 'cart'),
  }),
  output: orderDetail,
})

export const payOrder = call({
  method: 'POST',
  path: '/api/order/pay',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Pays an order from the balance with a proof from verify_pay.',
  refuses: {
    stateChanged: orderRefused,
    deadlinePassed: orderRefused,
    balanceTooLow,
    proofInvalid: bare,
  },
  input: v.strictObject({
    orderId: id,
    proof: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  output: orderDetail,
})

export const cancelOrder = call({
  method: 'POST',
  path: '/api/order/cancel',
  auth: 'session',
  keyed: true,
  summary: 'Cancels an order that waits to be paid.',
  refuses: { stateChanged: orderRefused, deadlinePassed: orderRefused },
  input: v.strictObject({ orderId: id }),
  output: orderDetail,
})

export const confirmReceipt = call({
  method: 'POST',
  path: '/api/order/confirm_receipt',
  auth: 'session',
  keyed: true,
  summary: 'Confirms that the goods have arrived; the shop gets its money.',
  refuses: { stateChanged: orderRefused },
  input: v.strictObject({ orderId: id }),
  output: orderDetail,
})

export const extendReceipt = call({
  method: 'POST',
  path: '/api/order/extend_receipt',
  auth: 'session',
  keyed: true,
  summary: 'Gives seven days more to confirm receipt, once.',
  refuses: { stateChanged: orderRefused, alreadyExtended: orderRefused },
  input: v.strictObject({ orderId: id }),
  output: orderDetail,
})

export const reorderLine = v.object({
  lineId: id,
  skuId: id,
  title: v.string(),
  variant: v.string(),
  outcome: v.picklist(['added', 'fewer', 'outOfStock', 'notSellable', 'cartFull', 'pieceLimit']),
  /** Pieces in the order, and pieces that were added to the cart. */
  wanted: v.number(),
  added: v.number(),
  /** The price at the order and now; null now when the variant no longer exists. */
  beforeCents: cents,
  nowCents: v.nullable(cents),
})
export type ReorderLine = v.InferOutput<typeof reorderLine>

export const reorder = call({
  method: 'POST',
  path: '/api/order/reorder',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Puts an order’s lines into the cart again and reports each line.',
  input: v.strictObject({ orderId: id }),
  output: v.object({ cart, lines: v.array(reorderLine) }),
})

export const showOrder = call({
  method: 'GET',
  path: '/api/order/detail',
  auth: 'session',
  summary: 'One order with its timeline.',
  input: v.strictObject({ id }),
  output: orderDetail,
})

export const listOrders = call({
  method: 'GET',
  path: '/api/user/order_list',
  auth: 'session',
  summary: 'The shopper’s orders, newest first.',
  input: v.strictObject({
    status: v.optional(v.picklist(orderFilters), 'all'),
    /** Words of a line's title or shop, or the first digits of an order number. */
    q: v.optional(searchWords, ''),
    ...paging,
  }),
  output: page(orderSummary),
})

export const countOrders = call({
  method: 'GET',
  path: '/api/order/counts',
  auth: 'session',
  summary: `How many orders stand in each status, ${mostCounted} where there may be more.`,
  input: nothing,
  output: v.object({ counts: v.record(v.picklist(orderFilters), v.number()) }),
})
