import { asc, eq, sql } from 'drizzle-orm'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import type { Db } from '../../db/client.ts'
import { givenIds, textOfIds } from '../../db/givenIds.ts'
import { statement } from '../../db/statement.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { refundLines } from '../../db/schema/refunds.ts'
import { pictureOf } from '../catalogue/pictureOf.ts'
import { present } from '../present.ts'
import { uploadedPictureOf } from '../uploads/uploadedPictureOf.ts'
import type { RefundRow } from './refundRow.ts'

/** With its picture as it is stored. */
export type RefundedLine = Omit<RefundDetail['lines'][number], 'picture'> & { picture: string }

const over: ReadonlySet<RefundRow['stage']> = new Set(['refunded', 'refused', 'withdrawn'] as const)

/** The requests as screens show them, in the order given. */
export async function toRefundDetails(db: Db, rows: readonly RefundRow[]): Promise<RefundDetail[]> {
  if (rows.length === 0) return []
  const lines = await selectLines(db, { refundIds: textOfIds(rows.map(({ id }) => id)) })
  const byRefund = Map.groupBy(lines, (line) => line.refundId)
  return rows.map((row) => {
    const own = byRefund.get(row.id) ?? []
    return toRefundDetail(row, {
      sn: present(own[0]).sn,
      lines: own.map(({ refundId: _refund, sn: _sn, ...line }) => line),
    })
  })
}

const selectLines = statement<{ refundIds: string }>()('refund_lines', (db, { refundIds }) =>
  db
    .select({
      refundId: refundLines.refundId,
      quantity: refundLines.quantity,
      amountCents: refundLines.amountCents,
      lineId: orderLines.id,
      productId: orderLines.productId,
      skuId: orderLines.skuId,
      title: orderLines.title,
      variant: orderLines.variant,
      picture: orderLines.picture,
      sn: orders.sn,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(sql`${refundLines.refundId} = any(${givenIds(refundIds)})`)
    .orderBy(asc(refundLines.id)),
)

export function toRefundDetail(
  row: RefundRow,
  { sn, lines }: { sn: string; lines: readonly RefundedLine[] },
): RefundDetail {
  return {
    id: row.id,
    orderId: row.orderId,
    orderSn: sn,
    stage: row.stage,
    type: row.type,
    goodsReceived: row.goodsReceived,
    amountCents: row.askedCents ?? row.amountCents,
    offeredCents: row.askedCents === null ? null : row.amountCents,
    offeredFor: row.offeredFor,
    reason: row.reason,
    explanation: row.explanation,
    evidence: row.evidence.map(uploadedPictureOf),
    lines: lines.map((line) => ({ ...line, picture: pictureOf(line.picture) })),
    returnAddress: row.returnAddress,
    returnCarrier: row.returnCarrier,
    returnTrackingNumber: row.returnTrackingNumber,
    refusedFor: row.refusedFor,
    isAnnulment: row.isAnnulment,
    appliedAt: row.appliedAt.toISOString(),
    resolvedAt: over.has(row.stage) ? row.stageAt.toISOString() : null,
  }
}
