import { addDays } from '../../clock.ts'
import { orders } from '../../db/schema/orders.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx } from '../ctx.ts'
import { lateRefundDays } from './deadlines.ts'
import { dueMoveOf } from './dueMove.ts'
import { expireOrder } from './expireOrder.ts'
import { moveLockedOrder } from './moveOrder.ts'
import { lockOrder, orderIs, type OrderRef } from './orderRow.ts'
import { receiveOrder } from './receiveOrder.ts'

/** Does what an order's deadline asks for; nothing if there is none, or someone was faster. */
export async function carryOutDue(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OrderRef
}): Promise<void> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  const [seen] = await ctx.db.select().from(orders).where(orderIs(input))
  if (!seen) throw new Refusal('notFound')
  const due = dueMoveOf(seen, now)
  if (due === null) return
  if (due === 'order.expired') return expireOrder({ ctx, input: { orderId: seen.id } })
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input)
    const event = dueMoveOf(order, now)
    if (event === 'receipt.autoConfirmed') {
      await receiveOrder(tx, order, { event, at: now, clock: ctx.clock })
    } else if (event === 'order.completed') {
      await moveLockedOrder(tx, order, {
        event,
        at: now,
        set: { deadline: addDays(ctx.clock, now, lateRefundDays) },
      })
    }
  })
}
