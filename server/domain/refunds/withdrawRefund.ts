import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { ShopperCtx } from '../ctx.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'

export async function withdrawRefund(given: {
  ctx: ShopperCtx
  input: { refundId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { refundId: input.refundId, userId: ctx.userId }
  return changeRefund(ctx, ref, (tx, order, refund, now) =>
    moveRefund(tx, { order, refund }, { event: 'refund.withdrawn', at: now }),
  )
}
