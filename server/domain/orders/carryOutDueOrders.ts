import type { Ctx } from '../ctx.ts'
import { settleOpenRefunds } from '../refunds/settleOpenRefunds.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueOrderIds } from './dueOrders.ts'

const batch = 200

/** What the clock does now and then. Any number of processes may do it at once. */
export async function carryOutDueOrders(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const due = await dueOrderIds(ctx.db, ctx.clock.now(), { most: batch })
  for (const orderId of due) await carryOutDue(ctx, { orderId })
  return due.length + (await settleOpenRefunds(ctx))
}
