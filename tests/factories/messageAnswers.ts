import type { OrderMessage, OrderThread } from '../../contract/messages.ts'
import { anOrder } from './orderAnswers.ts'

const order = anOrder()

export function aMessage(changes: Partial<OrderMessage> = {}): OrderMessage {
  return {
    id: 1,
    from: 'shopper',
    text: 'When does it leave?',
    pictures: [],
    at: '2026-01-06T10:00:00.000Z',
    ...changes,
  }
}

export function aThread(changes: Partial<OrderThread> = {}): OrderThread {
  return {
    orderId: order.id,
    sn: order.sn,
    list: [],
    unread: 0,
    writableUntil: null,
    ...changes,
  }
}
