import { isAboutGoods } from '../../contract/refundDetail.ts'
import type { OrderEvent } from '../../src/machines/orderTypes.ts'
import type { History, HistoryRefund, HistoryStep } from './history.ts'

/** The actor of each move, by the product's table. */
const whoActs: Record<OrderEvent['type'], HistoryStep['actor']> = {
  'order.placed': 'shopper',
  'order.paid': 'shopper',
  'order.cancelled': 'shopper',
  'order.expired': 'clock',
  'parcel.shipped': 'operator',
  'order.annulled': 'operator',
  'receipt.confirmed': 'shopper',
  'receipt.autoConfirmed': 'clock',
  'receipt.extended': 'shopper',
  'review.submitted': 'shopper',
  'order.completed': 'clock',
  'return.declared': 'shopper',
  'return.lapsed': 'clock',
  'refund.applied': 'shopper',
  'refund.withdrawn': 'shopper',
  'refund.refused': 'operator',
  'refund.approved': 'operator',
  'goods.sentBack': 'shopper',
  'goods.returned': 'operator',
  'refund.settled': 'clock',
}

/** Names in old rows, which are never rewritten. */
const formerNames: Partial<Record<string, string>> = { 'order.shipped': 'parcel.shipped' }

/**
 * From receipt to the end of the 14th day after it, at most: the history doesn't say in which time
 * zone, nor whether clocks were changed.
 */
const longestReturnMs = (15 * 24 + 1) * 3_600_000

export class NoSuchStep extends Error {}

/** The chart's event for a step of a history. Throws {@link NoSuchStep} where there can be none. */
export function chartEventOf(
  history: History,
  index: number,
  momentOf: (text: string) => number,
): OrderEvent {
  const step = history.events[index]
  if (!step) throw new NoSuchStep('the history ends before it')
  const type = formerNames[step.type] ?? step.type
  if (!isEventType(type)) throw new NoSuchStep('no arrow of the chart has this name')
  if (step.actor !== whoActs[type])
    throw new NoSuchStep(`the ${step.actor} did what only the ${whoActs[type]} does`)
  const at = momentOf(step.at)
  switch (type) {
    case 'order.placed':
      return placingOf(history, momentOf)
    case 'order.paid':
      return { type, at, codeProven: true, balanceCents: history.totalCents }
    case 'order.cancelled':
    case 'receipt.extended':
      return { type }
    case 'parcel.shipped':
      return { type, at, ...parcelOf(history, index) }
    case 'order.annulled':
      return { type, at, reason: refundOf(history, step).reason }
    case 'review.submitted':
      return { type, at, lineIds: linesReviewedBy(history, index) }
    case 'refund.applied':
      return { type, at, request: requestOf(refundOf(history, step)) }
    case 'refund.refused':
      return { type, at, reason: refundOf(history, step).refusedFor ?? '' }
    case 'refund.approved': {
      const { returnAddress, askedCents, amountCents, offeredFor } = refundOf(history, step)
      const offer = askedCents === null ? null : { amountCents, reason: offeredFor ?? '' }
      return { type, returnAddress, offer }
    }
    case 'goods.sentBack': {
      const { returnCarrier, returnTrackingNumber } = refundOf(history, step)
      return { type, carrier: returnCarrier ?? '', trackingNumber: returnTrackingNumber ?? '' }
    }
    case 'goods.returned': {
      const { lines } = refundOf(history, step)
      const pieces = lines.reduce((sum, line) => sum + (line.resellableQuantity ?? 0), 0)
      return { type, resellableQuantity: pieces, deduction: deductionOf(refundOf(history, step)) }
    }
    case 'receipt.confirmed':
    case 'receipt.autoConfirmed':
      return { type, at, returnUntil: at + longestReturnMs }
    case 'return.declared':
      return { type, at, ...declaredIn(refundOf(history, step)) }
    case 'return.lapsed':
    case 'order.expired':
    case 'order.completed':
    case 'refund.withdrawn':
    case 'refund.settled':
      return { type, at }
  }
}

function declaredIn({ lines, amountCents, deductedCents }: HistoryRefund) {
  return { lines, amountCents: amountCents + deductedCents }
}

function deductionOf({ deductedCents, deductedFor }: HistoryRefund) {
  return deductedCents === 0 ? null : { amountCents: deductedCents, reason: deductedFor ?? '' }
}

/** The request that a step is about. */
export function refundOf({ refunds }: History, { refundId }: HistoryStep): HistoryRefund {
  const refund = refunds.find(({ id }) => id === refundId)
  if (!refund) throw new NoSuchStep('it is about no request of this order')
  return refund
}

function isEventType(type: string): type is OrderEvent['type'] {
  return Object.hasOwn(whoActs, type)
}

/** Parcels and their steps are written in one transaction, so both have the same index. */
function parcelOf({ events, parcels }: History, index: number) {
  const isParcel = ({ type }: HistoryStep) => (formerNames[type] ?? type) === 'parcel.shipped'
  const parcel = parcels[events.slice(0, index).filter(isParcel).length]
  if (!parcel) throw new NoSuchStep('no parcel of this order left then')
  return parcel
}

/** Of several reviews in the same millisecond, the last one gets the remaining lines. */
function linesReviewedBy({ events, lines }: History, index: number): number[] {
  const at = events[index]?.at
  const isReview = ({ type, at: moment }: HistoryStep) =>
    type === 'review.submitted' && moment === at
  const before = events.slice(0, index).filter(isReview).length
  const isLast = !events.slice(index + 1).some(isReview)
  const ids = lines.filter(({ reviewedAt }) => reviewedAt === at).map(({ lineId }) => lineId)
  return ids.slice(before, isLast ? undefined : before + 1)
}

function requestOf({ type, goodsReceived, reason, askedCents, amountCents, lines }: HistoryRefund) {
  const withReturn = type === 'refundAndReturn'
  return {
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    amountCents: askedCents ?? amountCents,
    withReturn,
    isOfSent: withReturn || goodsReceived || isAboutGoods(reason),
  }
}

type Line = History['lines'][number]

/** The placing as the chart's event. The stock is set to exactly the ordered pieces. */
function placingOf(
  { totalCents, lines, placedAt }: History,
  momentOf: (text: string) => number,
): Extract<OrderEvent, { type: 'order.placed' }> {
  return {
    type: 'order.placed',
    at: momentOf(placedAt),
    totalCents,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      quantity: line.quantity,
      pieceCents: piecesOf(line),
      piecesLeft: line.quantity,
      nonReturnable: line.nonReturnable,
    })),
  }
}

/** The cost of each piece. The first pieces carry the cents that don't divide. */
function piecesOf({ quantity, unitPriceCents, discountCents, freightCents }: Line): number[] {
  return Array.from(
    { length: quantity },
    (_, at) =>
      unitPriceCents - shareOf(discountCents, quantity, at) + shareOf(freightCents, quantity, at),
  )
}

function shareOf(cents: number, pieces: number, at: number): number {
  return Math.floor(cents / pieces) + (at < cents % pieces ? 1 : 0)
}
