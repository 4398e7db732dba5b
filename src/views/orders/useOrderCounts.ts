import type * as calls from '../../../contract/orders.ts'
import { takeFirstAnswer } from '../../services/firstData.ts'
import { countOrders } from '../../services/orders.ts'
import { useResource } from '../actors/useResource.ts'

export function useOrderCounts() {
  return useResource(
    ['orders', 'counts'],
    (signal) => countOrders({ signal }),
    () => takeFirstAnswer<typeof calls.countOrders>('/api/order/counts', {}),
  )
}
