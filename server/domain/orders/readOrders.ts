import { asc, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import {
  afterSaleStages,
  orderEventTypes,
  orderStatus,
  type OrderDetail,
  type OrderSummary,
} from '../../../src/services/contract/orders.ts'
import type { Db } from '../../db/client.ts'
import { orderEvents, orderLines, type orders } from '../../db/schema/orders.ts'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

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
  const [summary] = await toSummaries(db, [row])
  if (!summary) throw new Error('an order without a summary')
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [row.id]))
    .orderBy(asc(orderEvents.id))
  const { subtotalCents, freightCents, discountCents, promoCode, refundedCents } = row
  return {
    ...summary,
    subtotalCents,
    freightCents,
    discountCents,
    promoCode,
    refundedCents,
    address: row.address,
    note: row.note,
    timeline: events.map((event) => ({
      type: v.parse(eventType, event.type),
      actor: event.actor,
      at: event.createdAt.toISOString(),
    })),
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
    lines: lines.map((line) => ({
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
    })),
  }
}
