import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { addDays } from '../../clock.ts'
import { together } from '../../db/together.ts'
import { moveStock, type StockMove } from '../stock/moveStock.ts'
import { changeOrder, type Changing } from './changeOrder.ts'
import { receiveDays } from './deadlines.ts'
import { moveLockedOrder } from './moveOrder.ts'
import { readLines, type LineRow } from './orderRow.ts'

/** The operator hands what wasn't refunded to a carrier. */
export async function shipOrder(given: {
  ctx: Changing
  input: { orderId: number; carrier: string; trackingNumber: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { orderId, carrier, trackingNumber } = input
  return changeOrder(
    ctx,
    { orderId },
    {
      read: (tx) => readLines(tx, orderId),
      change: async (tx, order, now, lines) => {
        const deadline = addDays(ctx.clock, now, receiveDays)
        const { transitDays } = order
        const arrivesBy = transitDays === null ? null : addDays(ctx.clock, now, transitDays)
        const set = { carrier, trackingNumber, deadline, arrivesBy }
        const [moved] = await together(
          () => moveLockedOrder(tx, order, { event: 'order.shipped', at: now, set }),
          () => moveStock(tx, lines.flatMap(shipped), now),
        )
        return moved
      },
    },
  )
}

function shipped({ skuId, orderId, quantity, refundedQuantity }: LineRow): StockMove[] {
  const pieces = quantity - refundedQuantity
  if (pieces === 0) return []
  return [{ skuId, orderId, kind: 'shipped', onHandDelta: -pieces, reservedDelta: -pieces }]
}
