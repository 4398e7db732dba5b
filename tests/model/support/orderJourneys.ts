import { createActor } from 'xstate'
import { orderMachine } from '../../../src/machines/orderMachine.ts'
import type { OrderContext, OrderEvent, RefundRequest } from '../../../src/machines/orderTypes.ts'
import { periodsMs } from '../../support/facts.ts'

export const placedAt = Date.UTC(2026, 0, 5)
export const day = 86_400_000
export const before = placedAt + 60_000
export const muchLater = placedAt + 90 * day

/** Two totes at $5 and the last lamp, at $20. */
export const ordered = {
  type: 'order.placed',
  at: placedAt,
  totalCents: 3_000,
  lines: [
    { lineId: 1, quantity: 2, pieceCents: [500, 500], piecesLeft: 9, nonReturnable: false },
    { lineId: 2, quantity: 1, pieceCents: [2_000], piecesLeft: 1, nonReturnable: false },
  ],
} as const

/** The chart's context once that order is placed. */
export const placed: OrderContext = {
  totalCents: 3_000,
  money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 0 },
  stock: { reservedPieces: 3, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
  lines: [
    {
      lineId: 1,
      quantity: 2,
      refundablePieces: [500, 500],
      unsentPieces: 2,
      reviewed: false,
      nonReturnable: false,
    },
    {
      lineId: 2,
      quantity: 1,
      refundablePieces: [2_000],
      unsentPieces: 1,
      reviewed: false,
      nonReturnable: false,
    },
  ],
  deadline: placedAt + periodsMs.toPay,
  timeLeft: null,
  returnUntil: null,
  returnTimeLeft: null,
  extensions: 0,
  refund: null,
}

/** One tote. */
export const tote = { lineId: 1, quantity: 1 } as const
export const lamp = { lineId: 2, quantity: 1 } as const

export const paid = {
  type: 'order.paid',
  at: before,
  codeProven: true,
  balanceCents: 3_000,
} as const
/** All pieces in one parcel. */
export const shipped = {
  type: 'parcel.shipped',
  at: before,
  lines: [{ ...tote, quantity: 2 }, lamp],
  carrier: 'DHL',
  trackingNumber: 'JD014',
} as const
export const lampShipped = { ...shipped, lines: [lamp] } as const
export const totesShipped = { ...shipped, lines: [{ ...tote, quantity: 2 }] } as const
export const annulled = { type: 'order.annulled', at: before, reason: 'sold out' } as const
/** When the time for a return ends, after receipt at `before`. */
export const returnUntil = placedAt + 15 * day
export const confirmed = { type: 'receipt.confirmed', at: before, returnUntil } as const
export const reviewed = { type: 'review.submitted', at: before, lineIds: [1] } as const
export const moneyBack = {
  type: 'refund.applied',
  at: before,
  request: { lines: [tote], amountCents: 500, withReturn: false, isOfSent: false },
} as const
export const goodsBack = {
  type: 'refund.applied',
  at: before,
  request: { lines: [lamp], amountCents: 2_000, withReturn: true, isOfSent: true },
} as const
/** Every piece, for less than its cost. */
export const allBack = {
  type: 'refund.applied',
  at: before,
  request: {
    lines: [{ ...tote, quantity: 2 }, lamp],
    amountCents: 2_500,
    withReturn: false,
    isOfSent: false,
  },
} as const
/** Without a reason: one tote, or the lamp. */
export const toteReturned = {
  type: 'return.declared',
  at: before,
  lines: [tote],
  amountCents: 500,
} as const
export const lampReturned = { ...toteReturned, lines: [lamp], amountCents: 2_000 } as const
export const allReturned = {
  ...toteReturned,
  lines: [{ ...tote, quantity: 2 }, lamp],
  amountCents: 3_000,
} as const
export const agreed = { type: 'refund.approved', returnAddress: 'Pier 4', offer: null } as const
export const offered = { ...agreed, offer: { amountCents: 200, reason: 'one scratch' } } as const
export const sentBack = { type: 'goods.sentBack', carrier: 'DHL', trackingNumber: 'JD015' } as const
export const goodsAreBack = {
  type: 'goods.returned',
  resellableQuantity: 1,
  deduction: null,
} as const
export const wornGoodsAreBack = {
  ...goodsAreBack,
  deduction: { amountCents: 200, reason: 'one scratch' },
} as const
export const settled = { type: 'refund.settled', at: before } as const

export const waitingForDelivery: OrderEvent[] = [paid]
export const partlySent = [...waitingForDelivery, lampShipped]
export const delivered = [...waitingForDelivery, shipped]
export const received = [...delivered, confirmed]
export const completed = [...received, reviewed]
export const applying = [...waitingForDelivery, moneyBack]
export const applyingWithReturn = [...received, goodsBack]
export const awaitingReturn = [...applyingWithReturn, agreed]
export const returning = [...awaitingReturn, sentBack]
export const awaitingStatutory = [...received, lampReturned]
export const returningStatutory = [...awaitingStatutory, sentBack]
export const refunding = [...applying, agreed]
export const refundingAll = [...waitingForDelivery, allBack, agreed]
export const refunded = [...refundingAll, settled]

export function follow(journey: readonly OrderEvent[], placing: OrderEvent = ordered) {
  const order = createActor(orderMachine).start()
  for (const event of [placing, ...journey]) {
    if (!order.getSnapshot().can(event)) throw new Error(`${event.type} is refused on the way`)
    order.send(event)
  }
  return order
}

export function stateOf(order: ReturnType<typeof follow>): string {
  const { value } = order.getSnapshot()
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}

export function refundOf(lines: RefundRequest['lines'], amountCents: number): OrderEvent {
  return {
    type: 'refund.applied',
    at: before,
    request: { lines, amountCents, withReturn: false, isOfSent: false },
  }
}

/** A parcel with all unsent pieces. */
export function restOf({ lines }: OrderContext) {
  return {
    ...shipped,
    lines: lines.flatMap(({ lineId, unsentPieces: quantity }) =>
      quantity > 0 ? [{ lineId, quantity }] : [],
    ),
  }
}
