import { orderCodes, type OrderDetail } from '../../../contract/orders.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { changeOrder } from './changeOrder.ts'
import { receiveOrder } from './receiveOrder.ts'

export async function confirmReceipt(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrder(ctx, ref, async (tx, order, now) => {
    if (order.status !== orderCodes.delivered) throw new Refusal('stateChanged')
    await receiveOrder(tx, order, {
      type: 'receipt.confirmed',
      actor: 'shopper',
      at: now,
      clock: ctx.clock,
    })
  })
}
