import type { orderEventTypes } from '../../../src/services/contract/orders.ts'
import type { Db } from '../../db/client.ts'
import { orderEvents } from '../../db/schema/orders.ts'
import { notices } from '../../db/schema/users.ts'

export interface OrderEvent {
  orderId: number
  userId: number
  type: (typeof orderEventTypes)[number]
  actor: 'shopper' | 'operator' | 'clock'
  fromStatus: number | null
  toStatus: number
  at: Date
}

/** The history row and the shopper's notice of a change, in the change's own transaction. */
export async function record(tx: Db, event: OrderEvent): Promise<void> {
  const { orderId, userId, type, actor, fromStatus, toStatus, at } = event
  await tx.insert(orderEvents).values({ orderId, type, actor, fromStatus, toStatus, createdAt: at })
  await tx.insert(notices).values({ userId, kind: type, orderId, createdAt: at })
}
