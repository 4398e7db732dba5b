import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import { nothingMore } from '../orders/changeOrder.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'

export async function sendGoodsBack(given: {
  ctx: OwnerCtx
  input: { refundId: number; carrier: string; trackingNumber: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { refundId: input.refundId, userId: ctx.userId }
  const setRefund = { returnCarrier: input.carrier, returnTrackingNumber: input.trackingNumber }
  return changeRefund(ctx, ref, {
    read: nothingMore,
    change: (tx, changed, now) =>
      moveRefund(tx, changed, { event: 'goods.sentBack', at: now, setRefund }),
  })
}
