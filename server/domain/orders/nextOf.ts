import type { OrderDetail } from '../../../contract/orders.ts'
import type { OrderRow } from './orderRow.ts'

/** Who acts next, and by when. */
export function nextOf(order: OrderRow): OrderDetail['next'] {
  const by = order.deadline?.toISOString() ?? null
  switch (order.status) {
    case 0:
      return { who: 'shopper', by: order.payDeadline?.toISOString() ?? null }
    case 1:
      return { who: 'operator', by: null }
    case 2:
    case 3:
      return { who: 'shopper', by }
    case -4:
      return nextInAfterSale(order.afterSaleStage)
    default:
      return null
  }
}

function nextInAfterSale(stage: string | null): OrderDetail['next'] {
  if (stage === 'applying' || stage === 'returning') return { who: 'operator', by: null }
  if (stage === 'awaitingReturn') return { who: 'shopper', by: null }
  if (stage === 'refunding') return { who: 'clock', by: null }
  return null
}
