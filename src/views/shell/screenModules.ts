import { findRoute } from '../../routing/screens.ts'
import type { AppRoute, ScreenModule } from '../../routing/screens.ts'

/** React reads these two fields, and paints a settled promise without a pause. */
type TrackedPromise = Promise<ScreenModule> & { status?: 'fulfilled'; value?: ScreenModule }

const notFound = () => import('./notFoundScreen.tsx')
const promises = new Map<AppRoute['screen'], TrackedPromise>()

/** What brings the screen of a path, or the one that says that there is none. */
export function screenLoaderOf(path: string): AppRoute['screen'] {
  return findRoute(path)?.screen ?? notFound
}

export function loadScreen(load: AppRoute['screen']): Promise<ScreenModule> {
  const known = promises.get(load)
  if (known) return known
  const promise: TrackedPromise = load()
  promises.set(load, promise)
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}

export function isScreenLoaded(load: AppRoute['screen']): boolean {
  return promises.get(load)?.status === 'fulfilled'
}

/** Lets a screen whose code did not arrive be asked for again. */
export function forgetFailedScreen(load: AppRoute['screen']): void {
  if (!isScreenLoaded(load)) promises.delete(load)
}
