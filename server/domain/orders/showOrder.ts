import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { ShopperCtx } from '../ctx.ts'
import { findOrder } from './findOrder.ts'
import { toDetail } from './readOrders.ts'

export async function showOrder(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  return toDetail(ctx.db, await findOrder(ctx, input.id))
}
