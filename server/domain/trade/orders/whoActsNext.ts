import { exhaustive } from '../../../../contract/exhaustive.ts'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { OrderRow } from './orderRow.ts'
import { stateOf } from './orderState.ts'

/** Determines who acts next, and by when. */
export function whoActsNext(order: OrderRow): OrderDetail['next'] {
  const state = stateOf(order)
  switch (state) {
    case 'waitingToPay':
      return { who: 'shopper', by: order.payDeadline?.toISOString() ?? null }
    case 'delivered':
    case 'received':
      return { who: 'shopper', by: order.deadline?.toISOString() ?? null }
    case 'waitingForDelivery':
    case 'applying':
    case 'returning':
      return { who: 'operator', by: null }
    case 'awaitingReturn':
      return { who: 'shopper', by: null }
    case 'refunding':
      return { who: 'clock', by: null }
    case 'completed':
    case 'cancelled':
    case 'refunded':
      return null
    default:
      return exhaustive(state)
  }
}
