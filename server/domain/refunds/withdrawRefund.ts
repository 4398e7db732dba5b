import type { OrderDetail } from '../../../contract/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { changeRefund, moveBack, moveRefund, refuseUnlessIn } from './changeRefund.ts'

export async function withdrawRefund(given: {
  ctx: ShopperCtx
  input: { refundId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { refundId: input.refundId, userId: ctx.userId }
  return changeRefund(ctx, ref, async (tx, order, refund, now) => {
    refuseUnlessIn(refund, ['applying', 'awaitingReturn'])
    await moveRefund(tx, refund, { stage: 'withdrawn', stageAt: now })
    await moveBack(tx, order, refund, { type: 'refund.withdrawn', actor: 'shopper', at: now })
  })
}
