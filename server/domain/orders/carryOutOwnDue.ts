import type { ShopperCtx } from '../ctx.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueOrderIds } from './dueOrders.ts'

/** Deadlines are also carried out when rows are read, so that nothing shows a stale one. */
export async function carryOutOwnDue(ctx: ShopperCtx): Promise<void> {
  const { userId } = ctx
  const due = await dueOrderIds(ctx.db, ctx.clock.now(), { userId, most: 200 })
  for (const orderId of due) await carryOutDue({ ctx, input: { orderId, userId } })
}
