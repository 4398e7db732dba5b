import { and, eq, lte } from 'drizzle-orm'
import { orderCodes } from '../../../contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Ctx } from '../ctx.ts'
import { record } from './record.ts'
import { releaseReserve } from './releaseReserve.ts'

/** Cancels an order whose time to pay has run out; does nothing if someone was faster. */
export async function expireOrder(ctx: Pick<Ctx, 'db' | 'clock'>, id: number): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ status: orderCodes.cancelled })
      .where(
        and(
          eq(orders.id, id),
          eq(orders.status, orderCodes.waitingToPay),
          lte(orders.payDeadline, now),
        ),
      )
      .returning()
    if (!order) return
    await releaseReserve(tx, order.id, now)
    await record(tx, {
      orderId: order.id,
      userId: order.userId,
      type: 'order.expired',
      actor: 'clock',
      fromStatus: orderCodes.waitingToPay,
      toStatus: orderCodes.cancelled,
      at: now,
    })
  })
}
