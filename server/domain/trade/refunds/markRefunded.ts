import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { refundLines } from '../../../db/schema/refunds.ts'

/**
 * Adds a settled request's pieces and cents to the order's lines. When less was offered, it adds
 * only the cents: the rest can be requested again.
 */
export async function markRefunded(tx: Db, refundId: number): Promise<void> {
  const chosen = tx
    .select({
      lineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      unsent: refundLines.unsentQuantity,
      cents: refundLines.amountCents,
      askedCents: refundLines.askedCents,
    })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .as('chosen')
  const unlessOffered = (count: SQLWrapper) =>
    sql`case when ${chosen.askedCents} is null then ${count} else 0 end`
  await tx
    .update(orderLines)
    .set({
      refundedQuantity: sql`${orderLines.refundedQuantity} + ${unlessOffered(chosen.quantity)}`,
      keptBackQuantity: sql`${orderLines.keptBackQuantity} + ${unlessOffered(chosen.unsent)}`,
      refundedCents: sql`${orderLines.refundedCents} + ${chosen.cents}`,
      reducedCents: sql`${orderLines.reducedCents} + case when ${chosen.askedCents} is null then 0 else ${chosen.cents} end`,
    })
    .from(chosen)
    .where(eq(orderLines.id, chosen.lineId))
}
