import type { Ctx } from '../kernel/ctx.ts'
import { settleOpenRefunds } from './refunds/settleOpenRefunds.ts'
import { applyDeadlines } from './orders/applyDeadlines.ts'
import { dueOrderIds } from './orders/dueOrders.ts'

const batch = 200

/**
 * Applies passed deadlines of all orders. Any number of processes may run it at once. An order that
 * fails doesn't block the others; the first error is thrown at the end.
 */
export async function applyDeadlinesOfOrders({
  ctx,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
}): Promise<number> {
  const due = await dueOrderIds(ctx.db, ctx.clock.now(), { most: batch })
  const failures: unknown[] = []
  for (const orderId of due) {
    await applyDeadlines({ ctx, input: { orderId } }).catch((error: unknown) =>
      failures.push(error),
    )
  }
  const settled = await settleOpenRefunds({ ctx })
  if (failures.length > 0) throw failures[0]
  return due.length + settled
}
