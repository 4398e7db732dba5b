import * as v from 'valibot'
import { addressCopy } from './address.ts'
import { call } from './call.ts'
import { cart } from './cart.ts'
import { cents, id, moment, note, nothing, page, paging, quantity } from './fields.ts'
import { refundDetail } from './refundDetail.ts'

/** The spec's status codes, by the chart's state. */
export const orderCodes = {
  waitingToPay: 0,
  waitingForDelivery: 1,
  delivered: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  afterSale: -4,
} as const
export const orderStatus = v.picklist(Object.values(orderCodes))
export type OrderStatus = v.InferOutput<typeof orderStatus>
export type OrderState = keyof typeof orderCodes

const orderStates = Object.fromEntries(
  Object.entries(orderCodes).map(([state, code]) => [code, state]),
) as Record<OrderStatus, OrderState>

export function orderStateOf({ status }: { status: OrderStatus }): OrderState {
  return orderStates[status]
}

export const afterSaleStages = [
  'applying',
  'awaitingReturn',
  'returning',
  'refunding',
  'refunded',
] as const

export const maxOrderLines = 50
const items = v.pipe(
  v.array(v.strictObject({ skuId: id, quantity })),
  v.minLength(1),
  v.maxLength(maxOrderLines),
)
const promoCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{2,32}$/))

export const orderLine = v.object({
  lineId: id,
  productId: id,
  skuId: id,
  shopId: id,
  shopName: v.string(),
  title: v.string(),
  variant: v.string(),
  picture: v.string(),
  unitPriceCents: cents,
  quantity,
})
export type OrderLine = v.InferOutput<typeof orderLine>

const summaryFields = {
  id,
  sn: v.string(),
  status: orderStatus,
  afterSaleStage: v.nullable(v.picklist(afterSaleStages)),
  placedAt: moment,
  payDeadline: v.nullable(moment),
  totalCents: cents,
  quantity: v.number(),
  reviewed: v.boolean(),
  lines: v.array(orderLine),
}
export const orderSummary = v.object(summaryFields)
export type OrderSummary = v.InferOutput<typeof orderSummary>

/** What happened to an order, in the words of the transition table. */
export const orderEventTypes = [
  'order.placed',
  'order.paid',
  'order.cancelled',
  'order.expired',
  'order.shipped',
  'receipt.confirmed',
  'receipt.autoConfirmed',
  'receipt.extended',
  'review.submitted',
  'order.completed',
  'refund.applied',
  'refund.withdrawn',
  'refund.refused',
  'refund.approved',
  'goods.sentBack',
  'goods.returned',
  'refund.settled',
] as const
export const orderActor = v.picklist(['shopper', 'operator', 'clock'])

export const orderDetailLine = v.object({
  ...orderLine.entries,
  /** The line’s shares of promo and freight. */
  discountCents: cents,
  freightCents: cents,
  /** What the whole line can still give back; both are 0 once it was refunded. */
  refundableCents: cents,
  refundableQuantity: v.number(),
  refundedCents: cents,
  refundedQuantity: v.number(),
  reviewed: v.boolean(),
})
export type OrderDetailLine = v.InferOutput<typeof orderDetailLine>

export const orderDetail = v.object({
  ...summaryFields,
  lines: v.array(orderDetailLine),
  subtotalCents: cents,
  freightCents: cents,
  discountCents: cents,
  promoCode: v.nullable(v.string()),
  refundedCents: cents,
  address: addressCopy,
  note: v.string(),
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  /** Each is null where it doesn’t run: in another state, or while after-sale lets it stand still. */
  receiveDeadline: v.nullable(moment),
  completeDeadline: v.nullable(moment),
  refundDeadline: v.nullable(moment),
  /** What was left of the deadline, in ms, when an after-sale request stopped it. */
  deadlineLeftMs: v.nullable(v.number()),
  /** The time to confirm receipt was extended; it can be once. */
  extended: v.boolean(),
  /** Who acts next and by when; null when nothing more happens. */
  next: v.nullable(v.object({ who: orderActor, by: v.nullable(moment) })),
  /** The open request for money back, or the last one. */
  refund: v.nullable(refundDetail),
  timeline: v.array(v.object({ type: v.picklist(orderEventTypes), actor: orderActor, at: moment })),
})
export type OrderDetail = v.InferOutput<typeof orderDetail>

export const quoteProblem = v.object({
  skuId: id,
  reason: v.picklist(['outOfStock', 'notSellable', 'notFound']),
  available: v.number(),
})

export const quote = v.object({
  groups: v.array(
    v.object({
      shopId: id,
      shopName: v.string(),
      freightCents: cents,
      lines: v.array(v.omit(orderLine, ['lineId'])),
    }),
  ),
  quantity: v.number(),
  subtotalCents: cents,
  freightCents: cents,
  discountCents: cents,
  totalCents: cents,
  promo: v.nullable(
    v.object({
      code: v.string(),
      /** Null when it applies; else why it doesn't. */
      refusedFor: v.nullable(
        v.picklist(['promoUnknown', 'promoExpired', 'promoMinimum', 'promoUsed']),
      ),
      minSubtotalCents: v.nullable(cents),
    }),
  ),
  problems: v.array(quoteProblem),
})
export type Quote = v.InferOutput<typeof quote>

export const quoteCheckout = call({
  method: 'POST',
  path: '/api/checkout/quote',
  auth: 'session',
  guard: false,
  summary: 'What an order of these lines would cost now, and what stands in its way.',
  input: v.strictObject({ items, promoCode: v.optional(promoCode) }),
  output: quote,
})

export const placeOrder = call({
  method: 'POST',
  path: '/api/order/create',
  auth: 'session',
  keyed: true,
  summary:
    'Places an order: reserves every line or none. Refused when the total shown isn’t the total now.',
  input: v.strictObject({
    items,
    addressId: id,
    promoCode: v.optional(promoCode),
    /** The total the shopper saw, in cents. */
    totalCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    note: v.optional(note(300), ''),
    /** `cart` takes the ordered lines out of the cart. */
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
  input: v.strictObject({ orderId: id }),
  output: orderDetail,
})

export const confirmReceipt = call({
  method: 'POST',
  path: '/api/order/confirm_receipt',
  auth: 'session',
  keyed: true,
  summary: 'Confirms that the goods have arrived; the shop gets its money.',
  input: v.strictObject({ orderId: id }),
  output: orderDetail,
})

export const extendReceipt = call({
  method: 'POST',
  path: '/api/order/extend_receipt',
  auth: 'session',
  keyed: true,
  summary: 'Gives seven days more to confirm receipt, once.',
  input: v.strictObject({ orderId: id }),
  output: orderDetail,
})

export const reorderLine = v.object({
  lineId: id,
  skuId: id,
  title: v.string(),
  variant: v.string(),
  outcome: v.picklist(['added', 'fewer', 'outOfStock', 'notSellable', 'cartFull']),
  /** Pieces the order had, and pieces now added to the cart. */
  wanted: v.number(),
  added: v.number(),
  /** The price then and now; now is null when the variant is gone. */
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

/** The spec's filters of the list: all, or the code of a state. */
export const orderFilters = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const
export type OrderFilter = (typeof orderFilters)[number]

export const listOrders = call({
  method: 'GET',
  path: '/api/user/order_list',
  auth: 'session',
  summary: 'The shopper’s orders, newest first.',
  input: v.strictObject({
    status: v.optional(v.picklist(orderFilters), 'all'),
    /** Words of a line’s title or shop, or the beginning of an order number. */
    q: v.optional(note(100), ''),
    ...paging,
  }),
  output: page(orderSummary),
})

export const countOrders = call({
  method: 'GET',
  path: '/api/order/counts',
  auth: 'session',
  summary: 'How many orders stand in each status.',
  input: nothing,
  output: v.object({ counts: v.record(v.picklist(orderFilters), v.number()) }),
})

/** `data` of refusals about an order: the order as it now is. */
export const orderRefusalData = v.object({ order: orderDetail })
/** `data` of `balanceTooLow`. */
export const balanceTooLowData = v.object({ shortCents: cents })
/** `data` of `totalChanged`, `outOfStock` and `notSellable`: the quote as it now is. */
export const quoteRefusalData = v.object({ quote })
