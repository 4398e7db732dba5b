import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { nothingMore, type Changing } from '../orders/changeOrder.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'

export async function refuseRefund(given: {
  ctx: Changing
  input: { refundId: number; reason: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { refundId, reason } = input
  return changeRefund(
    ctx,
    { refundId },
    {
      read: nothingMore,
      change: (tx, changed, now) =>
        moveRefund(tx, changed, {
          event: 'refund.refused',
          at: now,
          setRefund: { refusedFor: reason },
        }),
    },
  )
}
