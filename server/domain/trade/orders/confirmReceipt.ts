import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { changeOrder, nothingMore } from './changeOrder.ts'
import { receiveOrder } from './receiveOrder.ts'

export async function confirmReceipt(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrder(ctx, ref, {
    read: nothingMore,
    change: (tx, order, now) =>
      receiveOrder(tx, order, {
        event: 'receipt.confirmed',
        at: now,
        bookedAt: now,
        clock: ctx.clock,
      }),
  })
}
