import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { orderEvents, orderLines, orders } from '../../../db/schema/orders.ts'
import { parcelLines, parcels } from '../../../db/schema/parcels.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const ordersOfPage = 200

export type OrderHistory = Awaited<ReturnType<typeof historiesAfter>>[number]

/**
 * Lists the histories of all orders with the details of each step, oldest order first, in pages.
 */
export async function listHistories(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { after?: number | undefined }
}): Promise<{ list: OrderHistory[]; next: number | null; dayMs: number }> {
  const { ctx, input } = given
  const list = await ctx.db.transaction((tx) => historiesAfter(tx, input.after ?? 0), {
    isolationLevel: 'repeatable read',
  })
  const next = list.length < ordersOfPage ? null : (list.at(-1)?.id ?? null)
  return { list, next, dayMs: ctx.clock.dayMs ?? 86_400_000 }
}

async function historiesAfter(tx: Db, after: number) {
  const found = await tx
    .select({
      id: orders.id,
      sn: orders.sn,
      status: orders.status,
      afterSaleStage: orders.afterSaleStage,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      placedAt: orders.placedAt,
      payDeadline: orders.payDeadline,
    })
    .from(orders)
    .where(gt(orders.id, after))
    .orderBy(asc(orders.id))
    .limit(ordersOfPage)
  const ids = found.map(({ id }) => id)
  const { lines, events, sent, asked } = await partsOf(tx, ids)
  return found.map((order) => ({
    ...order,
    lines: lines.get(order.id) ?? [],
    events: events.get(order.id) ?? [],
    parcels: sent.get(order.id) ?? [],
    refunds: asked.get(order.id) ?? [],
  }))
}

async function partsOf(tx: Db, ids: readonly number[]) {
  const lines = await tx
    .select({
      orderId: orderLines.orderId,
      lineId: orderLines.id,
      quantity: orderLines.quantity,
      unitPriceCents: orderLines.unitPriceCents,
      discountCents: orderLines.discountCents,
      freightCents: orderLines.freightCents,
      nonReturnable: orderLines.nonReturnable,
      reviewedAt: orderLines.reviewedAt,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
  const events = await tx
    .select({
      orderId: orderEvents.orderId,
      type: orderEvents.type,
      actor: orderEvents.actor,
      from: orderEvents.fromStatus,
      to: orderEvents.toStatus,
      refundId: orderEvents.refundId,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id))
  const pieces = await tx
    .select({
      orderId: parcels.orderId,
      parcelId: parcels.id,
      carrier: parcels.carrier,
      trackingNumber: parcels.trackingNumber,
      lineId: parcelLines.orderLineId,
      quantity: parcelLines.quantity,
    })
    .from(parcels)
    .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
    .where(inArray(parcels.orderId, ids))
    .orderBy(asc(parcels.id), asc(parcelLines.id))
  const shares = await tx
    .select({
      orderId: refunds.orderId,
      refund: {
        id: refunds.id,
        type: refunds.type,
        goodsReceived: refunds.goodsReceived,
        reason: refunds.reason,
        amountCents: refunds.amountCents,
        askedCents: refunds.askedCents,
        offeredFor: refunds.offeredFor,
        isStatutory: refunds.isStatutory,
        deductedCents: refunds.deductedCents,
        deductedFor: refunds.deductedFor,
        refusedFor: refunds.refusedFor,
        returnAddress: refunds.returnAddress,
        returnCarrier: refunds.returnCarrier,
        returnTrackingNumber: refunds.returnTrackingNumber,
      },
      line: {
        lineId: refundLines.orderLineId,
        quantity: refundLines.quantity,
        resellableQuantity: refundLines.resellableQuantity,
        amountCents: refundLines.amountCents,
      },
    })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.id), asc(refundLines.id))
  return {
    lines: Map.groupBy(lines, ({ orderId }) => orderId),
    events: Map.groupBy(events, ({ orderId }) => orderId),
    sent: grouped(
      pieces,
      ({ parcelId }) => parcelId,
      (list) => {
        const [{ carrier, trackingNumber }] = list
        return {
          carrier,
          trackingNumber,
          lines: list.map(({ lineId, quantity }) => ({ lineId, quantity })),
        }
      },
    ),
    asked: grouped(
      shares,
      ({ refund }) => refund.id,
      (list) => {
        const [{ refund }] = list
        return { ...refund, lines: list.map(({ line }) => line) }
      },
    ),
  }
}

/** Groups rows by the id of their subject, converts each group, and collects the results by order. */
function grouped<Row extends { orderId: number }, Thing>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  thingOf: (rows: readonly [Row, ...Row[]]) => Thing,
): Map<number, Thing[]> {
  const byOrder = new Map<number, Thing[]>()
  for (const list of Map.groupBy(rows, idOf).values()) {
    const [first, ...others] = list
    if (!first) continue
    const known = byOrder.get(first.orderId) ?? []
    byOrder.set(first.orderId, [...known, thingOf([first, ...others])])
  }
  return byOrder
}
