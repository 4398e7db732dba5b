import type { SnapshotFrom } from 'xstate'
import { orderCodes, orderFilters, orderStateOf } from '../../../contract/orderDetail.ts'
import type {
  OrderDetail,
  OrderFilter,
  OrderState,
  OrderSummary,
} from '../../../contract/orderDetail.ts'
import { exhaustive } from '../../../contract/exhaustive.ts'
import { isAboutGoods } from '../../../contract/refundDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { factsOf } from './orderStates.ts'
import type { orderMachine } from '../orderMachine.ts'
import type { OrderContext, OrderEvent, OrderMoney } from '../orderTypes.ts'

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>
type AnyOrder = Pick<OrderSummary, 'status' | 'afterSaleStage'>

/** The tabs of the order list, in the spec's order. */
export const orderTabs = orderFilters.map((filter) => ({
  filter,
  state: stateOfFilter(filter),
}))

/** The tab that lists the orders of a state. */
export function orderFilterOf(state: OrderState): OrderFilter {
  return `${orderCodes[state]}`
}

/** Reads the filter from a screen's address. An unknown one means all orders. */
export function readOrderFilter(text: string | undefined): OrderFilter {
  return orderFilters.find((filter) => filter === text) ?? 'all'
}

/** Reads the id from a screen's address. Null if there is none. */
export function readOrderId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The chart's state for an order of the API. */
export function orderStateValue(order: AnyOrder): OrderSnapshot['value'] {
  const state = orderStateOf(order)
  switch (state) {
    case 'waitingToPay':
    case 'cancelled':
      return state
    case 'waitingForDelivery':
    case 'delivered':
    case 'received':
    case 'completed':
      return { paid: state }
    case 'afterSale':
      return { afterSale: order.afterSaleStage ?? 'applying' }
    default:
      return exhaustive(state)
  }
}

/**
 * The context of the chart's guards for an order of the API. The API doesn't show shoppers how many
 * pieces were restocked or count as sold, so these two counts are 0.
 */
export function orderFacts(order: OrderDetail): OrderContext {
  return {
    totalCents: order.totalCents,
    money: moneyOf(order),
    stock: {
      reservedPieces: factsOf(order).isReserved ? order.unsentQuantity : 0,
      sentPieces: order.sentQuantity,
      restockedPieces: 0,
      soldPieces: 0,
    },
    lines: order.lines.map((line) => ({
      lineId: line.lineId,
      quantity: line.quantity,
      refundablePieces: evenPieces(line.refundableCents, line.refundableQuantity),
      unsentPieces: line.unsentQuantity,
      reviewed: line.reviewed,
      nonReturnable: line.nonReturnable,
    })),
    deadline: momentOf(runningDeadline(order)),
    timeLeft: order.deadlineLeftMs,
    returnUntil: momentOf(order.returnUntil),
    returnTimeLeft: null,
    extensions: order.extended ? 1 : 0,
    refund:
      orderStateOf(order) === 'afterSale' && order.refund !== null
        ? {
            lines: order.refund.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
            amountCents: order.refund.amountCents,
            withReturn: order.refund.type === 'refundAndReturn',
            isOfSent: isOfSent(order.refund),
            offeredCents: order.refund.offeredCents,
            isStatutory: order.refund.isStatutory,
            deductedCents: order.refund.deductedCents,
          }
        : null,
  }
}

function moneyOf(order: OrderDetail): OrderMoney {
  const { totalCents, refundedCents } = order
  const leftCents = factsOf(order).isPaid ? totalCents - refundedCents : 0
  const isInEscrow = !isPaidOut(order)
  return {
    inEscrowCents: isInEscrow ? leftCents : 0,
    revenueCents: isInEscrow ? 0 : leftCents,
    givenBackCents: refundedCents,
  }
}

/**
 * Where the money of an order is: not yet paid, not charged, held, at the shop, or wholly back in
 * the balance. `cents` is the amount there, `backCents` what was refunded besides.
 */
export interface MoneyPlace {
  at: 'unpaid' | 'unspent' | 'held' | 'shop' | 'back'
  cents: number
  backCents: number
}

export function moneyPlaceOf(order: OrderSnapshot): MoneyPlace {
  const { money, totalCents } = order.context
  if (order.matches('waitingToPay')) return { at: 'unpaid', cents: totalCents, backCents: 0 }
  if (order.matches('cancelled')) return { at: 'unspent', cents: totalCents, backCents: 0 }
  const { inEscrowCents, revenueCents, givenBackCents: backCents } = money
  if (inEscrowCents > 0) return { at: 'held', cents: inEscrowCents, backCents }
  if (revenueCents > 0) return { at: 'shop', cents: revenueCents, backCents }
  return { at: 'back', cents: backCents, backCents: 0 }
}

/** Receipt pays the shop. So does the last refund, with the rest that nobody asked for. */
function isPaidOut(order: OrderDetail): boolean {
  const { afterSaleStage, timeline } = order
  return (
    factsOf(order).isPaidOut ||
    afterSaleStage === 'refunded' ||
    timeline.some(({ type }) => type === 'receipt.confirmed' || type === 'receipt.autoConfirmed')
  )
}

/** True: the request is about sent pieces. False: it takes unsent pieces first. */
function isOfSent({ type, goodsReceived, reason, isStatutory }: RefundDetail): boolean {
  return !isStatutory && (type === 'refundAndReturn' || goodsReceived || isAboutGoods(reason))
}

/** Divides evenly. Only the server divides to the cent, so screens ask it what pieces give back. */
function evenPieces(cents: number, pieces: number): number[] {
  const least = Math.floor(cents / pieces)
  return Array.from({ length: pieces }, (_, at) => least + (at < cents - least * pieces ? 1 : 0))
}

function runningDeadline(order: OrderDetail): string | null {
  if (order.sendBackBy !== null) return order.sendBackBy
  const { deadline } = factsOf(order)
  return deadline === null ? null : order[deadline]
}

function stateOfFilter(filter: OrderFilter): OrderState | 'all' {
  const named = Object.entries(orderCodes).find(([, code]) => `${code}` === filter)
  return (named?.[0] as OrderState | undefined) ?? 'all'
}

function momentOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

export type ShopperAction =
  | 'pay'
  | 'cancel'
  | 'confirmReceipt'
  | 'extendReceipt'
  | 'review'
  | 'return'
  | 'refund'
  | 'sendBack'
  | 'withdrawRefund'
  | 'reorder'
export type ActionRefusal =
  | 'deadlinePassed'
  | 'alreadyExtended'
  | 'alreadyReviewed'
  | 'alreadySubmitted'
  | 'alreadyRefunded'
  | 'refundPeriodOver'
  | 'returnPeriodOver'
  | 'notReturnable'
  | 'goodsOnTheirWay'

export interface OfferedAction {
  action: ShopperAction
  /** Null: the chart allows it now. */
  refusedFor: ActionRefusal | null
}

/**
 * The shopper's actions on the order at `at` (ms since 1970), each with the reason if it is
 * refused.
 */
export function shopperActions(order: OrderSnapshot, at: number): OfferedAction[] {
  const offer = (
    action: ShopperAction,
    event: OrderEvent,
    otherwise: ActionRefusal,
  ): OfferedAction => ({ action, refusedFor: order.can(event) ? null : otherwise })

  if (order.matches('waitingToPay')) {
    const { totalCents: balanceCents } = order.context
    return [
      offer('pay', { type: 'order.paid', at, codeProven: true, balanceCents }, 'deadlinePassed'),
      offer('cancel', { type: 'order.cancelled' }, 'deadlinePassed'),
    ]
  }
  const reorder: OfferedAction = { action: 'reorder', refusedFor: null }
  if (order.matches('paid')) {
    const refund = offer('refund', smallestRefund(order, at), refundRefusal(order))
    const returning = offer('return', smallestReturn(order, at), returnRefusal(order, at))
    const review = offer(
      'review',
      { type: 'review.submitted', at, lineIds: unreviewedLines(order) },
      'alreadyReviewed',
    )
    if (order.matches({ paid: 'waitingForDelivery' })) {
      return [returning, refund, reorder]
    }
    if (order.matches({ paid: 'delivered' })) {
      return [
        offer(
          'confirmReceipt',
          { type: 'receipt.confirmed', at, returnUntil: at },
          'deadlinePassed',
        ),
        offer('extendReceipt', { type: 'receipt.extended' }, 'alreadyExtended'),
        returning,
        refund,
        reorder,
      ]
    }
    return [review, returning, refund, reorder]
  }
  if (order.matches('afterSale') && !order.hasTag('over')) {
    const sendBack: OrderEvent = { type: 'goods.sentBack', carrier: '-', trackingNumber: '-' }
    return [
      ...(order.can(sendBack) ? [{ action: 'sendBack', refusedFor: null } as const] : []),
      offer('withdrawRefund', { type: 'refund.withdrawn', at }, 'goodsOnTheirWay'),
      { action: 'refund', refusedFor: 'alreadySubmitted' },
    ]
  }
  return [reorder]
}

function unreviewedLines({ context }: OrderSnapshot): number[] {
  return context.lines.filter(({ reviewed }) => !reviewed).map(({ lineId }) => lineId)
}

function refundRefusal({ context }: OrderSnapshot): ActionRefusal {
  return context.lines.every(({ refundablePieces }) => refundablePieces.length === 0)
    ? 'alreadyRefunded'
    : 'refundPeriodOver'
}

/** One piece that a statutory return could take. */
function smallestReturn({ context }: OrderSnapshot, at: number): OrderEvent {
  const line = context.lines.find(
    ({ refundablePieces, unsentPieces, nonReturnable }) =>
      (refundablePieces[0] ?? 0) > 0 && (!nonReturnable || unsentPieces > 0),
  )
  const lines = line ? [{ lineId: line.lineId, quantity: 1 }] : []
  return { type: 'return.declared', at, lines, amountCents: 1 }
}

function returnRefusal({ context }: OrderSnapshot, at: number): ActionRefusal {
  if (context.returnUntil !== null && at >= context.returnUntil) return 'returnPeriodOver'
  return context.lines.some(({ refundablePieces }) => (refundablePieces[0] ?? 0) > 0)
    ? 'notReturnable'
    : 'alreadyRefunded'
}

export type NextStep = { who: 'shopper' | 'operator' | 'clock'; by: number | null } | null

/** Who acts next and by when (ms since 1970). Null if nothing follows. */
export function nextStepOf(order: OrderSnapshot): NextStep {
  const by = order.context.deadline
  if (order.hasTag('shopperActs')) return { who: 'shopper', by }
  if (order.hasTag('operatorActs')) return { who: 'operator', by: null }
  if (order.hasTag('clockActs')) return { who: 'clock', by: null }
  return null
}

/** Whether goods could be returned now, or only money refunded. */
export function canReturnGoods(order: OrderSnapshot, at: number): boolean {
  return order.can(smallestRefund(order, at, true))
}

function smallestRefund(order: OrderSnapshot, at: number, withReturn = false): OrderEvent {
  const line = order.context.lines.find(
    ({ refundablePieces, unsentPieces }) =>
      (refundablePieces[0] ?? 0) > 0 && (!withReturn || refundablePieces.length > unsentPieces),
  )
  const lines = line === undefined ? [] : [{ lineId: line.lineId, quantity: 1 }]
  const request = { lines, amountCents: 1, withReturn, isOfSent: withReturn }
  return { type: 'refund.applied', at, request }
}
