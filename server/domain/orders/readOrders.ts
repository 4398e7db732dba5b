import { asc, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import {
  afterSaleStages,
  orderCodes,
  orderEventTypes,
  orderStatus,
  type OrderDetail,
  type OrderDetailLine,
  type OrderLine,
  type OrderSummary,
} from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import type { Db } from '../../db/client.ts'
import { orderEvents, orderLines, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { Refusal } from '../../errors.ts'
import { toRefundDetails } from '../refunds/readRefunds.ts'
import { refundableOf } from '../refunds/shares.ts'
import { orderIs, readLines, type LineRow, type OrderRef, type OrderRow } from './orderRow.ts'
import { whoActsNext } from './whoActsNext.ts'

const stage = v.nullable(v.picklist(afterSaleStages))
const eventType = v.picklist(orderEventTypes)

/** The rows as a list shows them, in the order given. */
export async function toSummaries(db: Db, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return rows.map((row) => toSummary(row, byOrder.get(row.id) ?? []))
}

export async function toDetail(db: Db, row: OrderRow): Promise<OrderDetail> {
  const lines = await readLines(db, row.id)
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.id))
    .orderBy(asc(orderEvents.id))
  const { status, subtotalCents, freightCents, discountCents, promoCode, refundedCents } = row
  const deadlineIn = (wanted: number) =>
    status === wanted ? (row.deadline?.toISOString() ?? null) : null
  return {
    ...toSummary(row, lines),
    lines: lines.map((line) => toDetailLine(row, line)),
    subtotalCents,
    freightCents,
    discountCents,
    promoCode,
    refundedCents,
    address: row.address,
    note: row.note,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    receiveDeadline: deadlineIn(orderCodes.delivered),
    completeDeadline: deadlineIn(orderCodes.received),
    refundDeadline: deadlineIn(orderCodes.completed),
    deadlineLeftMs: row.deadlineLeftMs,
    extended: row.extendedAt !== null,
    next: whoActsNext(row),
    refund: row.paidAt === null ? null : await readLastRefund(db, row.id),
    timeline: events.map((event) => ({
      type: v.parse(eventType, event.type),
      actor: event.actor,
      at: event.createdAt.toISOString(),
    })),
  }
}

/** The order as it is now, read anew. */
export async function readDetail(db: Db, ref: OrderRef): Promise<OrderDetail> {
  const [row] = await db.select().from(orders).where(orderIs(ref))
  if (!row) throw new Refusal('notFound')
  return toDetail(db, row)
}

async function readLastRefund(db: Db, orderId: number): Promise<RefundDetail | null> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.id))
    .limit(1)
  const [detail] = await toRefundDetails(db, rows)
  return detail ?? null
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
    reviewed: line.reviewedAt !== null,
  }
}

function toSummary(row: OrderRow, lines: readonly LineRow[]): OrderSummary {
  return {
    id: row.id,
    sn: row.sn,
    status: v.parse(orderStatus, row.status),
    afterSaleStage: v.parse(stage, row.afterSaleStage),
    placedAt: row.placedAt.toISOString(),
    payDeadline: row.payDeadline?.toISOString() ?? null,
    totalCents: row.totalCents,
    quantity: row.quantity,
    reviewed: lines.length > 0 && lines.every((line) => line.reviewedAt !== null),
    lines: lines.map(toLine),
  }
}

function toLine(line: LineRow): OrderLine {
  return {
    lineId: line.id,
    productId: line.productId,
    skuId: line.skuId,
    shopId: line.shopId,
    shopName: line.shopName,
    title: line.title,
    variant: line.variant,
    picture: line.picture,
    unitPriceCents: line.unitPriceCents,
    quantity: line.quantity,
  }
}
