import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'

export async function refuseRefund(given: {
  ctx: Changing
  input: { refundId: number; reason: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { refundId, reason } = input
  return changeRefund(ctx, { refundId }, (tx, order, refund, now) =>
    moveRefund(
      tx,
      { order, refund },
      { event: 'refund.refused', at: now, setRefund: { refusedFor: reason } },
    ),
  )
}
