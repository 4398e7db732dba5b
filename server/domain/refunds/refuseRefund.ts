import type { OrderDetail } from '../../../contract/orders.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { changeRefund, moveBack, moveRefund, refuseUnlessIn } from './changeRefund.ts'

export async function refuseRefund(given: {
  ctx: Changing
  input: { refundId: number; reason: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { refundId, reason } = input
  return changeRefund(ctx, { refundId }, async (tx, order, refund, now) => {
    refuseUnlessIn(refund, ['applying', 'returning'])
    await moveRefund(tx, refund, { stage: 'refused', stageAt: now, refusedFor: reason })
    await moveBack(tx, order, refund, { type: 'refund.refused', actor: 'operator', at: now })
  })
}
