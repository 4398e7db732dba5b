import type { orderEventTypes } from '../../../contract/orders.ts'
import type { Db } from '../../db/client.ts'
import { orderEvents } from '../../db/schema/orders.ts'
import { addNotice } from '../notices/addNotice.ts'

export interface OrderEvent {
  orderId: number
  userId: number
  type: (typeof orderEventTypes)[number]
  actor: 'shopper' | 'operator' | 'clock'
  fromStatus: number | null
  toStatus: number
  refundId?: number | null
  at: Date
}

/** The history row and the shopper's notice of a change, in the change's own transaction. */
export async function record(tx: Db, event: OrderEvent): Promise<void> {
  const { orderId, userId, type, actor, fromStatus, toStatus, refundId = null, at } = event
  await tx
    .insert(orderEvents)
    .values({ orderId, type, actor, fromStatus, toStatus, refundId, createdAt: at })
  const readAt = actor === 'shopper' ? at : null
  await addNotice(tx, { userId, kind: type, orderId, refundId, at, readAt })
}
