import { isScreenLoaded, loadScreenAnew, screenLoaderOf } from './screenModules.ts'

/** Whether the code of a path's screen is here. */
export function isReady(path: string): boolean {
  return isScreenLoaded(screenLoaderOf(path))
}

/** Fetches the code of a path's screen; null when it is here already. */
export function prepareScreen(path: string): Promise<unknown> | null {
  return isReady(path) ? null : loadScreenAnew(screenLoaderOf(path))
}
