import { gt } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { moveOrder } from './moveOrder.ts'
import { toDetail } from './readOrders.ts'
import { throwConflict } from './throwConflict.ts'
import { releaseReserve } from './releaseReserve.ts'

export async function cancelOrder(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const own = { orderId: input.orderId, userId: ctx.userId }
  const now = ctx.clock.now()
  const cancelled = await ctx.db.transaction(async (tx) => {
    const order = await moveOrder(
      tx,
      own,
      { event: 'order.cancelled', guard: gt(orders.payDeadline, now), at: now },
      { after: releaseReserve(tx, now) },
    )
    return order && toDetail(tx, order)
  })
  return cancelled ?? throwConflict(ctx, input.orderId)
}
