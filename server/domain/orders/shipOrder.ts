import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { addDays } from '../../clock.ts'
import { moveStock } from '../stock/moveStock.ts'
import { changeOrder, type Changing } from './changeOrder.ts'
import { receiveDays } from './deadlines.ts'
import { moveLockedOrder } from './moveOrder.ts'
import { readLines } from './orderRow.ts'

/** The operator hands what wasn't refunded to a carrier. */
export async function shipOrder(given: {
  ctx: Changing
  input: { orderId: number; carrier: string; trackingNumber: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { orderId, carrier, trackingNumber } = input
  return changeOrder(ctx, { orderId }, async (tx, order, now) => {
    await moveLockedOrder(tx, order, {
      event: 'order.shipped',
      at: now,
      set: { carrier, trackingNumber, deadline: addDays(ctx.clock, now, receiveDays) },
    })
    const lines = await readLines(tx, orderId)
    await moveStock(
      tx,
      lines
        .map((line) => ({ skuId: line.skuId, pieces: line.quantity - line.refundedQuantity }))
        .filter(({ pieces }) => pieces > 0)
        .map(({ skuId, pieces }) => ({
          skuId,
          orderId,
          kind: 'shipped',
          onHandDelta: -pieces,
          reservedDelta: -pieces,
        })),
      now,
    )
  })
}
