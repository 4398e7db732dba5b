import { findRoute } from '../../routing/screens.ts'
import { isScreenLoaded, loadScreen } from './screenModules.ts'

/** Fetches the code of a path's screen; null when it is here already, or there is no such screen. */
export function prepareScreen(path: string): Promise<unknown> | null {
  const route = findRoute(path)
  return route === null || isScreenLoaded(route.screen) ? null : loadScreen(route.screen)
}
