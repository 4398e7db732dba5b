import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { refundLines } from '../../../db/schema/refunds.ts'

/**
 * Counts a settled request's pieces and cents on the lines of its order. Where less was offered, the
 * cents alone: the pieces can give the rest.
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
