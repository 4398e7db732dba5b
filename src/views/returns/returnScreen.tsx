import { RouteScreen } from '../shell/routeScreen.tsx'
import { ReturnFlow } from './returnFlow.tsx'

/** Returns as a guest, who proves the order. */
export function Screen() {
  return (
    <RouteScreen>
      <ReturnFlow orderId={null} />
    </RouteScreen>
  )
}
