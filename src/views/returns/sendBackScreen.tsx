import { useParams } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { NoOrderState } from '../ui/noOrderState.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ReturnFlow } from './returnFlow.tsx'

/** Returns of the shopper's own order. */
export function Screen() {
  const orderId = readOrderId(useParams<{ id?: string }>().id)
  return (
    <RouteScreen>
      {orderId === null ? <NoOrderState /> : <ReturnFlow key={orderId} orderId={orderId} />}
    </RouteScreen>
  )
}
