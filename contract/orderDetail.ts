import * as v from 'valibot'
import { addressCopy } from './shippingAddress.ts'
import { duty } from './duties.ts'
import { cents, id, moment, quantity } from './fields.ts'
import { parcel } from './parcel.ts'
import { picture } from './picture.ts'
import { refundDetail } from './refundDetail.ts'

/** The spec's status codes, by state of the chart. */
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

/** The spec's list filters: all, or the code of a state. */
export type OrderFilter = 'all' | `${OrderStatus}`
export const orderFilters: readonly OrderFilter[] = [
  'all',
  ...Object.values(orderCodes).map((code) => `${code}` as const),
]

export const afterSaleStages = [
  'applying',
  'awaitingReturn',
  'returning',
  'refunding',
  'refunded',
] as const
export type AfterSaleStage = (typeof afterSaleStages)[number]
/** The state of an order; in after-sale, the stage of its last request. */
export type OrderStand = Exclude<OrderState, 'afterSale'> | AfterSaleStage

export const orderLine = v.object({
  lineId: id,
  productId: id,
  skuId: id,
  shopId: id,
  shopName: v.string(),
  title: v.string(),
  variant: v.string(),
  picture,
  unitPriceCents: cents,
  quantity,
  /** Sealed or perishable goods: once they are sent, no statutory return is possible. */
  nonReturnable: v.boolean(),
})
export type OrderLine = v.InferOutput<typeof orderLine>

const summaryFields = {
  id,
  sn: v.string(),
  status: orderStatus,
  afterSaleStage: v.nullable(v.picklist(afterSaleStages)),
  placedAt: moment,
  payDeadline: v.nullable(moment),
  /** The latest arrival that the shops promised, set at placing, payment and shipping. */
  arrivesBy: v.nullable(moment),
  totalCents: cents,
  quantity: v.number(),
  /** Pieces handed to a carrier, and pieces neither handed to one nor refunded. */
  sentQuantity: v.number(),
  unsentQuantity: v.number(),
  reviewed: v.boolean(),
  lines: v.array(orderLine),
}
export const orderSummary = v.object(summaryFields)
export type OrderSummary = v.InferOutput<typeof orderSummary>

/** The events of an order, named as in the transition table. */
export const orderEventTypes = [
  'order.placed',
  'order.paid',
  'order.cancelled',
  'order.expired',
  'parcel.shipped',
  'order.annulled',
  'receipt.confirmed',
  'receipt.autoConfirmed',
  'receipt.extended',
  'review.submitted',
  'order.completed',
  'return.declared',
  'return.lapsed',
  'refund.applied',
  'refund.withdrawn',
  'refund.refused',
  'refund.approved',
  'goods.sentBack',
  'goods.returned',
  'refund.settled',
] as const
export type OrderEventType = (typeof orderEventTypes)[number]
export const orderActor = v.picklist(['shopper', 'operator', 'clock'])

export const orderDetailLine = v.object({
  ...orderLine.entries,
  /** The line's shares of promo discount and freight. */
  discountCents: cents,
  freightCents: cents,
  /**
   * What the pieces without a refund can still give back. Both are 0 once all pieces are refunded.
   */
  refundableCents: cents,
  refundableQuantity: v.number(),
  refundedCents: cents,
  refundedQuantity: v.number(),
  /** With the same meaning as in the order. */
  sentQuantity: v.number(),
  unsentQuantity: v.number(),
  reviewed: v.boolean(),
  /** Who pays duties and taxes at the border; missing where the shop states nothing. */
  duty: v.optional(duty),
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
  /** In the order of their dispatch, the first one first. */
  parcels: v.array(parcel),
  /**
   * Null when the deadline doesn't run: in another state, or while an after-sale request stops it.
   */
  receiveDeadline: v.nullable(moment),
  completeDeadline: v.nullable(moment),
  refundDeadline: v.nullable(moment),
  /**
   * When the time for a statutory return ends. Null before receipt, and while an after-sale request
   * stops it.
   */
  returnUntil: v.nullable(moment),
  /** By when declared goods must be sent back. Null unless the shopper has to send them. */
  sendBackBy: v.nullable(moment),
  /** Milliseconds left of the deadline when an after-sale request stopped it. */
  deadlineLeftMs: v.nullable(v.number()),
  /** True once the time to confirm receipt was extended. It can be extended once. */
  extended: v.boolean(),
  /** Who acts next, and by when. Null when nothing more happens. */
  next: v.nullable(v.object({ who: orderActor, by: v.nullable(moment) })),
  /** The open refund request, or the last one. */
  refund: v.nullable(refundDetail),
  timeline: v.array(v.object({ type: v.picklist(orderEventTypes), actor: orderActor, at: moment })),
})
export type OrderDetail = v.InferOutput<typeof orderDetail>
