import { sql } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { isAboutGoods, type RefundDetail } from '../../../contract/refundDetail.ts'
import type { Db } from '../../db/client.ts'
import { together } from '../../db/together.ts'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import { OrderRefusal, Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { split } from '../ledger/split.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import { readLines, type OrderRow } from '../orders/orderRow.ts'
import { isStage, stateOf } from '../orders/orderState.ts'
import { holdOwn } from '../uploads/holdOwn.ts'
import { useUploads } from '../uploads/useUploads.ts'
import { checkRefundLines, type CheckedLine } from './checkRefundLines.ts'
import { stageAfter } from './refundStage.ts'

export interface ApplyRefund {
  orderId: number
  type: RefundDetail['type']
  goodsReceived: boolean
  lines: { lineId: number; quantity: number }[]
  amountCents: number
  reason: string
  explanation: string
  evidence: string[]
}

/** Opens a request; the order's deadline stands still with the time that is left. */
export async function applyRefund(given: {
  ctx: ShopperCtx
  input: ApplyRefund
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrder(ctx, ref, {
    read: (tx) =>
      together(
        () => readLines(tx, input.orderId),
        () => holdOwn(tx, ctx.userId, input.evidence),
      ),
    change: async (tx, order, now, [lines, isEvidenceOwn]) => {
      refuseUnlessRefundable(order, input, now)
      const chosen = checkRefundLines(lines, input.lines)
      const maxAmountCents = chosen.reduce((sum, line) => sum + line.refundableCents, 0)
      if (input.amountCents > maxAmountCents)
        throw new OrderRefusal('refundTooHigh', { maxAmountCents })
      if (!isEvidenceOwn) throw new Refusal('uploadMissing')
      return writeRequest(tx, order, { input, chosen, at: now })
    },
  })
}

/** The request, its lines and the order's move, in one statement. */
function writeRequest(
  tx: Db,
  order: OrderRow,
  { input, chosen, at }: { input: ApplyRefund; chosen: CheckedLine[]; at: Date },
): Promise<OrderRow> {
  const { orderId, type, goodsReceived, amountCents, reason, explanation, evidence } = input
  const refund = tx.$with('refund').as(
    tx
      .insert(refunds)
      .values({
        orderId,
        userId: order.userId,
        stage: stageAfter({ event: 'refund.applied' }),
        type,
        goodsReceived,
        statusBefore: order.status,
        amountCents,
        reason,
        explanation,
        evidence,
        appliedAt: at,
        stageAt: at,
      })
      .returning({ id: refunds.id }),
  )
  const refundId = sql`(select id from refund)`
  const shares = split(
    amountCents,
    chosen.map((line) => line.refundableCents),
  )
  const asked = tx.insert(refundLines).values(
    chosen.map(({ lineId, quantity }, index) => ({
      refundId,
      orderLineId: lineId,
      quantity,
      amountCents: shares[index] ?? 0,
    })),
  )
  const used =
    evidence.length === 0 ? [] : [tx.$with('used', {}).as(useUploads(tx, evidence).getSQL())]
  return moveLockedOrder(
    tx,
    order,
    { event: 'refund.applied', at, refundId },
    { before: [refund, tx.$with('asked', {}).as(asked.getSQL()), ...used] },
  )
}

function refuseUnlessRefundable(order: OrderRow, input: ApplyRefund, now: Date): void {
  const state = stateOf(order)
  if (state === 'refunded') throw new OrderRefusal('alreadyRefunded', { lineId: null })
  if (isStage(state)) throw new OrderRefusal('alreadySubmitted')
  refuseUnlessMovable(order, 'refund.applied')
  const { deadline } = order
  if (state === 'completed' && (!deadline || deadline <= now)) {
    throw new OrderRefusal('refundPeriodOver')
  }
  const hasNothing = state === 'waitingForDelivery' || !input.goodsReceived
  if (input.type === 'refundAndReturn' && hasNothing) throw new OrderRefusal('nothingToReturn')
  if (state === 'waitingForDelivery' && (input.goodsReceived || isAboutGoods(input.reason)))
    throw new OrderRefusal('notSentYet')
}
