import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { Refusal } from '../../domain/kernel/errors.ts'

/** The statutory return of an order whose goods are expected. */
export async function openReturnOf(
  db: Db,
  orderId: number,
): Promise<{ refundId: number; amountCents: number }> {
  const [open] = await db
    .select({ refundId: refunds.id, amountCents: refunds.amountCents })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.isStatutory, true),
        inArray(refunds.stage, ['awaitingReturn', 'returning']),
      ),
    )
  if (!open) throw new Refusal('notFound')
  return open
}
