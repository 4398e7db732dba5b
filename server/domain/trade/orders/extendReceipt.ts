import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { addDays } from '../../kernel/clock.ts'
import { OrderRefusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { changeOrder, nothingMore } from './changeOrder.ts'
import { extensionDays } from '../../../../contract/limits.ts'
import { moveLockedOrder, refuseUnlessMovable } from './moveOrder.ts'

export async function extendReceipt(given: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrder(ctx, ref, {
    read: nothingMore,
    change: async (tx, order, now) => {
      refuseUnlessMovable(order, 'receipt.extended')
      if (!order.deadline) throw new OrderRefusal('stateChanged')
      if (order.extendedAt) throw new OrderRefusal('alreadyExtended')
      return moveLockedOrder(tx, order, {
        event: 'receipt.extended',
        at: now,
        set: { deadline: addDays(ctx.clock, order.deadline, extensionDays), extendedAt: now },
      })
    },
  })
}
