import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { approveRefund } from './approveRefund.ts'
import { returnGoods } from './returnGoods.ts'
import { settleRefund } from './settleRefund.ts'

/** The operator's yes, and the money at once where nothing has to come back. */
export async function approveAndSettle(
  given: Parameters<typeof approveRefund>[0],
): Promise<OrderDetail> {
  return settleIfDue(given.ctx, await approveRefund(given))
}

/** The goods are back, and the money follows at once. */
export async function returnAndSettle(
  given: Parameters<typeof returnGoods>[0],
): Promise<OrderDetail> {
  return settleIfDue(given.ctx, await returnGoods(given))
}

async function settleIfDue(ctx: Changing, order: OrderDetail): Promise<OrderDetail> {
  if (order.refund?.stage !== 'refunding') return order
  return settleRefund({ ctx, input: { refundId: order.refund.id } })
}
