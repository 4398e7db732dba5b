import { orderCodes, type OrderDetail } from '../../../contract/orders.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { split } from '../ledger/split.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { moveOrder } from '../orders/moveOrder.ts'
import { readLines, type OrderRow } from '../orders/orderRow.ts'
import { refuseUnlessOwn } from '../uploads/refuseUnlessOwn.ts'
import { chooseLines } from './chooseLines.ts'

export interface ApplyRefund {
  orderId: number
  type: RefundDetail['type']
  goodsReceived: boolean
  lines: { lineId: number; quantity: number }[]
  amountCents: number
  reason: string
  explanation: string
  proofs: string[]
}

/** Opens a request; the order's deadline stands still with the time that is left. */
export async function applyRefund(given: {
  ctx: ShopperCtx
  input: ApplyRefund
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrder(ctx, ref, async (tx, order, now) => {
    refuseUnlessOpenFor(order, input, now)
    const chosen = chooseLines(await readLines(tx, order.id), input.lines)
    const maxAmountCents = chosen.reduce((sum, line) => sum + line.refundableCents, 0)
    if (input.amountCents > maxAmountCents) throw new Refusal('refundTooHigh', { maxAmountCents })
    await refuseUnlessOwn(tx, ctx.userId, input.proofs)
    const { orderId, type, goodsReceived, amountCents, reason, explanation, proofs } = input
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId,
        userId: ctx.userId,
        stage: 'applying',
        type,
        goodsReceived,
        statusBefore: order.status,
        amountCents,
        reason,
        explanation,
        proofs,
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
    await moveOrder(tx, order, {
      type: 'refund.applied',
      actor: 'shopper',
      toStatus: orderCodes.afterSale,
      at: now,
      refundId: refund.id,
      set: {
        statusBefore: order.status,
        afterSaleStage: 'applying',
        deadline: null,
        deadlineLeftMs: order.deadline ? order.deadline.getTime() - now.getTime() : null,
      },
    })
  })
}

function refuseUnlessOpenFor(order: OrderRow, input: ApplyRefund, now: Date): void {
  const { status, afterSaleStage, deadline } = order
  if (status === orderCodes.afterSale && afterSaleStage !== 'refunded') {
    throw new Refusal('alreadySubmitted')
  }
  if (status === orderCodes.afterSale) throw new Refusal('alreadyRefunded')
  if (status < orderCodes.waitingForDelivery) throw new Refusal('stateChanged')
  if (status === orderCodes.completed && (!deadline || deadline <= now)) {
    throw new Refusal('refundPeriodOver')
  }
  const hasNothing = status === orderCodes.waitingForDelivery || !input.goodsReceived
  if (input.type === 'refundAndReturn' && hasNothing) throw new Refusal('nothingToReturn')
}
