import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/orders.ts'
import { Refusal } from '../../errors.ts'
import type { OrderRow } from './orderRow.ts'
import { record, type OrderEvent } from './record.ts'

export interface OrderStep {
  type: OrderEvent['type']
  actor: OrderEvent['actor']
  toStatus: number
  at: Date
  refundId?: number
  set?: Partial<Omit<OrderRow, 'id' | 'userId' | 'status'>>
}

/** Compare-and-set from the status that was read, with the history row and the notice. */
export async function moveOrder(tx: Db, from: OrderRow, step: OrderStep): Promise<void> {
  const { type, actor, toStatus, at, refundId = null, set = {} } = step
  const moved = await tx
    .update(orders)
    .set({ ...set, status: toStatus })
    .where(and(eq(orders.id, from.id), eq(orders.status, from.status)))
    .returning({ id: orders.id })
  if (moved.length !== 1) throw new Refusal('stateChanged')
  await record(tx, {
    orderId: from.id,
    userId: from.userId,
    type,
    actor,
    fromStatus: from.status,
    toStatus,
    refundId,
    at,
  })
}
