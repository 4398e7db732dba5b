import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { OfficeRefusal } from '../../kernel/errors.ts'
import { nothingMore, type Changing } from '../orders/changeOrder.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'

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
      change: async (tx, changed, now) => {
        refuseUnlessOpenFor(changed.refund, 'refund.refused')
        if (changed.refund.isStatutory)
          throw new OfficeRefusal('statutoryReturn', 'A statutory return can’t be refused')
        return moveRefund(tx, changed, {
          event: 'refund.refused',
          at: now,
          setRefund: { refusedFor: reason },
        })
      },
    },
  )
}
