import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { nothingMore } from '../orders/changeOrder.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'

export async function withdrawRefund(given: {
  ctx: ShopperCtx
  input: { refundId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { refundId: input.refundId, userId: ctx.userId }
  return changeRefund(ctx, ref, {
    read: nothingMore,
    change: (tx, changed, now) => moveRefund(tx, changed, { event: 'refund.withdrawn', at: now }),
  })
}
