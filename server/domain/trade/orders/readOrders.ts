import * as v from 'valibot'
import {
  afterSaleStages,
  orderEventTypes,
  orderStateOf,
  orderStatus,
  type OrderDetail,
  type OrderDetailLine,
  type OrderLine,
  type OrderState,
  type OrderSummary,
} from '../../../../contract/orderDetail.ts'
import { addressCopy } from '../../../../contract/shippingAddress.ts'
import type { Db } from '../../../db/client.ts'
import { Refusal } from '../../kernel/errors.ts'
import { pictureOf } from '../../catalogue/pictureOf.ts'
import { toRefundDetail } from './readRefunds.ts'
import { refundableOf } from './shares.ts'
import { readParts, readWhole, type WholeOrder } from './orderParts.ts'
import { unsentPieces, type LineRow, type OrderRef, type OrderRow } from './orderRow.ts'
import type { SummaryLineRow, SummaryRow } from './summaryRows.ts'
import { exhaustive } from '../../../../contract/exhaustive.ts'
import { stateOf } from './orderState.ts'

const stage = v.nullable(v.picklist(afterSaleStages))
const eventType = v.picklist(orderEventTypes)
/** Former names of event types, in immutable older rows. */
const formerEventTypes: Partial<Record<string, (typeof orderEventTypes)[number]>> = {
  'order.shipped': 'parcel.shipped',
}

/** Address fields that older orders don't have. */
const laterFields = v.getDefaults(addressCopy)

/** The meaning of the row's deadline in each state. */
const runningDeadline: Record<OrderState, 'receive' | 'complete' | 'refund' | null> = {
  waitingToPay: null,
  waitingForDelivery: null,
  delivered: 'receive',
  received: 'complete',
  completed: 'refund',
  cancelled: null,
  afterSale: null,
}

export async function toDetail(db: Db, order: OrderRow): Promise<OrderDetail> {
  return detailOf({ order, ...(await readParts(db, order.id)) })
}

/** Reads the current order from the database. */
export async function readDetail(db: Db, ref: OrderRef): Promise<OrderDetail> {
  const whole = await readWhole(db, ref)
  if (!whole) throw new Refusal('notFound')
  return detailOf(whole)
}

export function detailOf({ order, lines, events, parcels, refund }: WholeOrder): OrderDetail {
  const { subtotalCents, freightCents, discountCents, promoCode, refundedCents } = order
  const summary = toSummary(order, lines)
  const runs = runningDeadline[orderStateOf(summary)]
  const deadlineIf = (isWanted: boolean) =>
    isWanted ? (order.deadline?.toISOString() ?? null) : null
  return {
    ...summary,
    lines: lines.map((line) => toDetailLine(order, line)),
    subtotalCents,
    freightCents,
    discountCents,
    promoCode,
    refundedCents,
    address: { ...laterFields, ...order.address },
    note: order.note,
    parcels,
    receiveDeadline: deadlineIf(runs === 'receive'),
    completeDeadline: deadlineIf(runs === 'complete'),
    refundDeadline: deadlineIf(runs === 'refund'),
    returnUntil: order.returnUntil?.toISOString() ?? null,
    sendBackBy: deadlineIf(order.afterSaleStage === 'awaitingReturn'),
    deadlineLeftMs: order.deadlineLeftMs,
    extended: order.extendedAt !== null,
    next: whoActsNext(order),
    refund: refund && toRefundDetail({ ...refund, sn: order.sn }),
    timeline: events.map((event) => ({
      type: v.parse(eventType, formerEventTypes[event.type] ?? event.type),
      actor: event.actor,
      at: event.createdAt.toISOString(),
    })),
  }
}

function toDetailLine(order: OrderRow, line: LineRow): OrderDetailLine {
  const refundable = order.paidAt === null ? { cents: 0, quantity: 0 } : refundableOf(line)
  return {
    ...toLine(line),
    discountCents: line.discountCents,
    freightCents: line.freightCents,
    refundableCents: refundable.cents,
    refundableQuantity: refundable.quantity,
    refundedCents: line.refundedCents,
    refundedQuantity: line.refundedQuantity,
    sentQuantity: line.sentQuantity,
    unsentQuantity: unsentPieces(line),
    reviewed: line.reviewedAt !== null,
  }
}

export function toSummary(row: SummaryRow, lines: readonly SummaryLineRow[]): OrderSummary {
  return {
    id: row.id,
    sn: row.sn,
    status: v.parse(orderStatus, row.status),
    afterSaleStage: v.parse(stage, row.afterSaleStage),
    placedAt: row.placedAt.toISOString(),
    payDeadline: row.payDeadline?.toISOString() ?? null,
    arrivesBy: row.arrivesBy?.toISOString() ?? null,
    totalCents: row.totalCents,
    quantity: row.quantity,
    sentQuantity: lines.reduce((sum, line) => sum + line.sentQuantity, 0),
    unsentQuantity: lines.reduce((sum, line) => sum + unsentPieces(line), 0),
    reviewed: lines.every((line) => line.reviewedAt !== null),
    lines: lines.map(toLine),
  }
}

function toLine(line: SummaryLineRow): OrderLine {
  return {
    lineId: line.id,
    productId: line.productId,
    skuId: line.skuId,
    shopId: line.shopId,
    shopName: line.shopName,
    title: line.title,
    variant: line.variant,
    picture: pictureOf(line.picture),
    unitPriceCents: line.unitPriceCents,
    quantity: line.quantity,
    nonReturnable: line.nonReturnable,
  }
}

/** Determines who acts next, and by when. */
function whoActsNext(order: OrderRow): OrderDetail['next'] {
  const state = stateOf(order)
  switch (state) {
    case 'waitingToPay':
      return { who: 'shopper', by: order.payDeadline?.toISOString() ?? null }
    case 'delivered':
    case 'received':
    case 'awaitingReturn':
      return { who: 'shopper', by: order.deadline?.toISOString() ?? null }
    case 'waitingForDelivery':
    case 'applying':
    case 'returning':
      return { who: 'operator', by: null }
    case 'refunding':
      return { who: 'clock', by: null }
    case 'completed':
    case 'cancelled':
    case 'refunded':
      return null
    default:
      return exhaustive(state)
  }
}
