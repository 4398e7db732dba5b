import { Refusal } from '../../errors.ts'
import { nothingMore, type Changing } from '../orders/changeOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { changeRefundRow, moveRefund } from './changeRefund.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'

/** Without return the money is on its way; with return the shopper learns where to send the goods. */
export async function approveRefund(given: {
  ctx: Changing
  input: { refundId: number; returnAddress?: string | undefined }
}): Promise<OrderRow> {
  const { ctx, input } = given
  const { refundId, returnAddress } = input
  return changeRefundRow(
    ctx,
    { refundId },
    {
      read: nothingMore,
      change: async (tx, changed, now) => {
        const { refund } = changed
        refuseUnlessOpenFor(refund, 'refund.approved')
        const withReturn = refund.type === 'refundAndReturn'
        if (withReturn && !returnAddress) {
          throw new Refusal('invalidInput', {
            fields: [{ path: 'returnAddress', message: 'where the shopper sends the goods' }],
          })
        }
        return moveRefund(tx, changed, {
          event: 'refund.approved',
          when: withReturn ? 'withReturn' : 'withoutReturn',
          at: now,
          setRefund: withReturn && returnAddress ? { returnAddress } : {},
        })
      },
    },
  )
}
