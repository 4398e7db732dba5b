import { orderCodes } from '../../../contract/orders.ts'
import { addDays } from '../../clock.ts'
import { orders } from '../../db/schema/orders.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx } from '../ctx.ts'
import { lateRefundDays } from './deadlines.ts'
import { expireOrder } from './expireOrder.ts'
import { moveOrder } from './moveOrder.ts'
import { isOverdue, lockOrder, meant, type OrderRef } from './orderRow.ts'
import { receiveOrder } from './receiveOrder.ts'

/** Does what an order's deadline asks for; nothing if there is none, or someone was faster. */
export async function carryOutDue(ctx: Pick<Ctx, 'db' | 'clock'>, ref: OrderRef): Promise<void> {
  const now = ctx.clock.now()
  const [seen] = await ctx.db.select().from(orders).where(meant(ref))
  if (!seen) throw new Refusal('notFound')
  if (!isOverdue(seen, now)) return
  if (seen.status === orderCodes.waitingToPay) return expireOrder(ctx, seen.id)
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, ref)
    if (!isOverdue(order, now)) return
    if (order.status === orderCodes.delivered) {
      await receiveOrder(tx, order, {
        type: 'receipt.autoConfirmed',
        actor: 'clock',
        at: now,
        clock: ctx.clock,
      })
    } else if (order.status === orderCodes.received) {
      await moveOrder(tx, order, {
        type: 'order.completed',
        actor: 'clock',
        toStatus: orderCodes.completed,
        at: now,
        set: { deadline: addDays(ctx.clock, now, lateRefundDays) },
      })
    }
  })
}
