import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { Changing } from '../orders/changeOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { stateOf } from '../orders/orderState.ts'
import { readDetail } from '../orders/readOrders.ts'
import { approveRefund } from './approveRefund.ts'
import { returnGoods } from './returnGoods.ts'
import { settleRefund } from './settleRefund.ts'

/** Approves a request, and pays at once when no goods have to come back. */
export async function approveAndSettle(
  given: Parameters<typeof approveRefund>[0],
): Promise<OrderDetail> {
  return settleIfDue(given, await approveRefund(given))
}

/** Records the return, and pays at once. */
export async function returnAndSettle(
  given: Parameters<typeof returnGoods>[0],
): Promise<OrderDetail> {
  return settleIfDue(given, await returnGoods(given))
}

async function settleIfDue(
  { ctx, input }: { ctx: Changing; input: { refundId: number } },
  order: OrderRow,
): Promise<OrderDetail> {
  return stateOf(order) === 'refunding'
    ? settleRefund({ ctx, input: { refundId: input.refundId } })
    : readDetail(ctx.db, { orderId: order.id })
}
