import type { OrderDetail } from '../../../contract/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { changeRefund, moveRefund, moveStage, refuseUnlessIn } from './changeRefund.ts'

export async function sendGoodsBack(given: {
  ctx: ShopperCtx
  input: { refundId: number; carrier: string; trackingNumber: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { refundId: input.refundId, userId: ctx.userId }
  return changeRefund(ctx, ref, async (tx, order, refund, now) => {
    refuseUnlessIn(refund, ['awaitingReturn'])
    await moveRefund(tx, refund, {
      stage: 'returning',
      stageAt: now,
      returnCarrier: input.carrier,
      returnTrackingNumber: input.trackingNumber,
    })
    await moveStage(tx, order, refund, 'returning', {
      type: 'goods.sentBack',
      actor: 'shopper',
      at: now,
    })
  })
}
