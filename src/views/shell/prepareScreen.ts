import { isScreenLoaded, reloadScreen, screenLoaderOf } from './screenModules.ts'

/** Loads the code of a path's screen. Null if it is loaded already. */
export function prepareScreen(path: string): Promise<unknown> | null {
  const load = screenLoaderOf(path)
  return isScreenLoaded(load) ? null : reloadScreen(load)
}
