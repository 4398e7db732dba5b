import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { refundLines } from '../../db/schema/refunds.ts'

/** Counts a settled request's pieces and cents on the lines of its order. */
export async function markRefunded(tx: Db, refundId: number): Promise<void> {
  const chosen = tx
    .select({
      lineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      unsent: refundLines.unsentQuantity,
      cents: refundLines.amountCents,
    })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .as('chosen')
  await tx
    .update(orderLines)
    .set({
      refundedQuantity: sql`${orderLines.refundedQuantity} + ${chosen.quantity}`,
      keptBackQuantity: sql`${orderLines.keptBackQuantity} + ${chosen.unsent}`,
      refundedCents: sql`${orderLines.refundedCents} + ${chosen.cents}`,
    })
    .from(chosen)
    .where(eq(orderLines.id, chosen.lineId))
}
