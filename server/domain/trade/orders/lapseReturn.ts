import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { moveLockedOrder } from './moveOrder.ts'
import type { OrderRow } from './orderRow.ts'

/** Ends a statutory return whose goods were not sent back in time. The order goes on. */
export function lapseReturn(tx: Db, order: OrderRow, at: Date): Promise<OrderRow> {
  const request = tx.$with('request').as(
    tx
      .update(refunds)
      .set({ stage: 'withdrawn', stageAt: at })
      .where(and(eq(refunds.orderId, order.id), eq(refunds.stage, 'awaitingReturn')))
      .returning({ id: refunds.id }),
  )
  const refundId = sql`(select id from request)`
  return moveLockedOrder(
    tx,
    order,
    { event: 'return.lapsed', at, refundId, guard: sql`exists (select 1 from request)` },
    { before: [request] },
  )
}
