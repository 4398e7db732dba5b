import { RouteScreen } from '../shell/routeScreen.tsx'
import { ProductBrowser } from './productBrowser.tsx'

export function Screen() {
  return (
    <RouteScreen>
      <ProductBrowser />
    </RouteScreen>
  )
}
