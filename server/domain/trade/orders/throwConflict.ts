import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { dueMoveOf } from './dueMove.ts'
import { findOrder } from './findOrder.ts'
import { toDetail } from './readOrders.ts'

/** Refuses a change that the order's state doesn't allow, with the current order. */
export async function throwConflict(ctx: ShopperCtx, orderId: number): Promise<never> {
  const order = await findOrder(ctx, orderId)
  const detail = await toDetail(ctx.db, order)
  const expired =
    detail.timeline.at(-1)?.type === 'order.expired' || dueMoveOf(order, ctx.clock.now()) !== null
  throw new Refusal(expired ? 'deadlinePassed' : 'stateChanged', { order: detail })
}
