import { lte } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import type { Ctx } from '../ctx.ts'
import { moveOrder } from './moveOrder.ts'
import { releaseReserve } from './releaseReserve.ts'

/** Cancels an order whose time to pay has run out; does nothing if someone was faster. */
export async function expireOrder(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { orderId: number }
}): Promise<void> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  await moveOrder(
    ctx.db,
    input,
    { event: 'order.expired', guard: lte(orders.payDeadline, now), at: now },
    { after: releaseReserve(ctx.db, now) },
  )
}
