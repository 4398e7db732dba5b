import { findRoute } from '../../routing/screens.ts'
import type { AppRoute, ScreenModule } from '../../routing/screens.ts'
import { whenShown } from './pageShown.ts'

/** React reads these fields and renders a settled promise without suspending. */
type TrackedPromise = Promise<ScreenModule> & {
  status?: 'fulfilled' | 'rejected'
  value?: ScreenModule
  reason?: unknown
}

const notFound = () => import('./notFoundScreen.tsx')
const promises = new Map<AppRoute['screen'], TrackedPromise>()

/** The loader of a path's screen, or of the not-found screen. */
export function screenLoaderOf(path: string): AppRoute['screen'] {
  return findRoute(path)?.screen ?? notFound
}

export function loadScreen(load: AppRoute['screen']): Promise<ScreenModule> {
  const known = promises.get(load)
  if (known) return known
  const promise: TrackedPromise = load().catch(async (error: unknown) => {
    await whenShown()
    throw error
  })
  promises.set(load, promise)
  // `Object.assign` returns the promise itself. Returning the result of `then` would cause an
  // unhandled rejection.
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}

export function isScreenLoaded(load: AppRoute['screen']): boolean {
  return promises.get(load)?.status === 'fulfilled'
}

/** Loads a screen's code again after a failure: some browsers retry. */
export function reloadScreen(load: AppRoute['screen']): Promise<ScreenModule> {
  if (promises.get(load)?.status === 'rejected') promises.delete(load)
  return loadScreen(load)
}
