import { eq, sql, type SQL } from 'drizzle-orm'
import type { RefundDetail } from '../../../../contract/refundDetail.ts'
import type { Db } from '../../../db/client.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { pictureOf } from '../../catalogue/pictureOf.ts'
import { uploadedPictureOf } from '../../uploads/uploadedPictureOf.ts'
import type { RefundRow } from './refundRow.ts'

/** A refunded line with its picture as it is stored. */
export type RefundedLine = Omit<RefundDetail['lines'][number], 'picture'> & { picture: string }

const over: ReadonlySet<RefundRow['stage']> = new Set(['refunded', 'refused', 'withdrawn'] as const)

/** Selects a request with what screens show of it; `toRefundDetail` reads the row. */
export function selectRefunds(db: Db) {
  return db
    .select({
      row: refunds,
      sn: orders.sn,
      lines: jsonColumn(refundLinesOf(sql`${refunds.id}`), (lines: RefundedLine[]) => lines),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
}

export function refundLinesOf(refundId: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('lineId', ${orderLines.id},
      'productId', ${orderLines.productId}, 'skuId', ${orderLines.skuId}, 'title', ${orderLines.title}, 'variant', ${orderLines.variant}, 'picture', ${orderLines.picture},
      'quantity', ${refundLines.quantity}, 'amountCents', ${refundLines.amountCents})
      order by ${refundLines.id}), '[]')
    from ${refundLines} join ${orderLines} on ${orderLines.id} = ${refundLines.orderLineId}
    where ${refundLines.refundId} = ${refundId})`
}

export function toRefundDetail({
  row,
  sn,
  lines,
}: {
  row: RefundRow
  sn: string
  lines: readonly RefundedLine[]
}): RefundDetail {
  return {
    id: row.id,
    orderId: row.orderId,
    orderSn: sn,
    stage: row.stage,
    type: row.type,
    goodsReceived: row.goodsReceived,
    amountCents: (row.askedCents ?? row.amountCents) + row.deductedCents,
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
    isStatutory: row.isStatutory,
    deductedCents: row.deductedCents,
    deductedFor: row.deductedFor,
    appliedAt: row.appliedAt.toISOString(),
    resolvedAt: over.has(row.stage) ? row.stageAt.toISOString() : null,
  }
}
