import { and, eq, gt } from 'drizzle-orm'
import { orderCodes, type OrderDetail } from '../../../contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import type { ShopperCtx } from '../ctx.ts'
import { toDetail } from './readOrders.ts'
import { record } from './record.ts'
import { refuseAsItIs } from './refuseAsItIs.ts'
import { releaseReserve } from './releaseReserve.ts'

export async function cancelOrder(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  const cancelled = await ctx.db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ status: orderCodes.cancelled })
      .where(
        and(
          eq(orders.id, input.orderId),
          eq(orders.userId, ctx.userId),
          eq(orders.status, orderCodes.waitingToPay),
          gt(orders.payDeadline, now),
        ),
      )
      .returning()
    if (!order) return null
    await releaseReserve(tx, order.id, now)
    await record(tx, {
      orderId: order.id,
      userId: ctx.userId,
      type: 'order.cancelled',
      actor: 'shopper',
      fromStatus: orderCodes.waitingToPay,
      toStatus: orderCodes.cancelled,
      at: now,
    })
    return toDetail(tx, order)
  })
  return cancelled ?? refuseAsItIs(ctx, input.orderId)
}
