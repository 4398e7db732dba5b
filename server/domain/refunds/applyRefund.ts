import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import { OrderRefusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { split } from '../ledger/split.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import { readLines, type OrderRow } from '../orders/orderRow.ts'
import { isStage, stateOf } from '../orders/orderState.ts'
import { refuseUnlessOwn } from '../uploads/refuseUnlessOwn.ts'
import { checkRefundLines } from './checkRefundLines.ts'
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
  return changeOrder(ctx, ref, async (tx, order, now) => {
    refuseUnlessRefundable(order, input, now)
    const chosen = checkRefundLines(await readLines(tx, order.id), input.lines)
    const maxAmountCents = chosen.reduce((sum, line) => sum + line.refundableCents, 0)
    if (input.amountCents > maxAmountCents)
      throw new OrderRefusal('refundTooHigh', { maxAmountCents })
    await refuseUnlessOwn(tx, ctx.userId, input.evidence)
    const { orderId, type, goodsReceived, amountCents, reason, explanation, evidence } = input
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId,
        userId: ctx.userId,
        stage: stageAfter({ event: 'refund.applied' }),
        type,
        goodsReceived,
        statusBefore: order.status,
        amountCents,
        reason,
        explanation,
        evidence,
        appliedAt: now,
        stageAt: now,
      })
      .returning({ id: refunds.id })
    if (!refund) throw new Error('the refund was not written')
    const shares = split(
      amountCents,
      chosen.map((line) => line.refundableCents),
    )
    await tx.insert(refundLines).values(
      chosen.map(({ lineId, quantity }, index) => ({
        refundId: refund.id,
        orderLineId: lineId,
        quantity,
        amountCents: shares[index] ?? 0,
      })),
    )
    await moveLockedOrder(tx, order, { event: 'refund.applied', at: now, refundId: refund.id })
  })
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
}
