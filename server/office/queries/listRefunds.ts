import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import { users } from '../../db/schema/users.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { searchConditions, type OperatorSearch } from './search.ts'
import type { refundFilters, refundKinds } from './filters.ts'
import type { RefundRow } from '../../domain/trade/orders/refundRow.ts'

export interface OperatorRefund {
  id: number
  orderId: number
  sn: string
  account: string
  stage: RefundRow['stage']
  type: RefundRow['type']
  amountCents: number
  reason: string
  explanation: string
  returnCarrier: string | null
  returnTrackingNumber: string | null
  stageAt: string
  lines: { lineId: number; title: string; variant: string; quantity: number }[]
}

const stagesOf: Record<(typeof refundFilters)[number], readonly RefundRow['stage'][] | null> = {
  waiting: ['applying', 'returning'],
  open: ['applying', 'awaitingReturn', 'returning', 'refunding'],
  all: null,
}

export async function listRefundsForOperator(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OperatorSearch & {
    filter: (typeof refundFilters)[number]
    status?: RefundRow['stage'] | undefined
    kind: (typeof refundKinds)[number]
    limit: number
  }
}): Promise<OperatorRefund[]> {
  const { ctx, input } = given
  const { db } = ctx
  const { status } = input
  const stages = status === undefined ? stagesOf[input.filter] : [status]
  const at = refunds.appliedAt
  const texts = [orders.sn, users.account, refunds.reason, refunds.explanation]
  const where = and(
    stages ? inArray(refunds.stage, [...stages]) : undefined,
    input.kind === 'statutory' ? eq(refunds.isStatutory, true) : undefined,
    ...searchConditions(ctx, input, { texts, at }),
  )
  const rows = await db
    .select({ refund: refunds, sn: orders.sn, account: users.account })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(where)
    .orderBy(stages ? asc(refunds.stageAt) : desc(refunds.id))
    .limit(input.limit)
  if (rows.length === 0) return []
  const lines = await db
    .select({
      refundId: refundLines.refundId,
      lineId: orderLines.id,
      title: orderLines.title,
      variant: orderLines.variant,
      quantity: refundLines.quantity,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(
      inArray(
        refundLines.refundId,
        rows.map(({ refund }) => refund.id),
      ),
    )
    .orderBy(asc(refundLines.id))
  return rows.map(({ refund, sn, account }) => ({
    id: refund.id,
    orderId: refund.orderId,
    sn,
    account,
    stage: refund.stage,
    type: refund.type,
    amountCents: refund.amountCents,
    reason: refund.reason,
    explanation: refund.explanation,
    returnCarrier: refund.returnCarrier,
    returnTrackingNumber: refund.returnTrackingNumber,
    stageAt: refund.stageAt.toISOString(),
    lines: lines
      .filter(({ refundId }) => refundId === refund.id)
      .map(({ refundId: _refund, ...line }) => line),
  }))
}
