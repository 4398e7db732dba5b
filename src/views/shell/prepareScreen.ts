import { isScreenLoaded, reloadScreen, screenLoaderOf } from './screenModules.ts'

/** Fetches the code of a path's screen; null when it is here already. */
export function prepareScreen(path: string): Promise<unknown> | null {
  const load = screenLoaderOf(path)
  return isScreenLoaded(load) ? null : reloadScreen(load)
}
