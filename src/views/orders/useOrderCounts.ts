import { countOrders } from '../../services/orders.ts'
import { useResource } from '../actors/useResource.ts'

export function useOrderCounts() {
  return useResource(['orders', 'counts'], (signal) => countOrders({ signal }))
}
