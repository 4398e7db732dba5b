import { flushSync } from 'react-dom'
import { navigate as browserNavigate } from 'wouter/use-browser-location'
import type { AroundNavHandler } from 'wouter'
import { progress } from './progress.ts'

let navigations = 0
let prepare: (path: string) => Promise<unknown> | null = () => null

/** Gives what fetches the code of a screen; null when it is here already. */
export function prepareScreensWith(prepareScreen: typeof prepare): void {
  prepare = prepareScreen
}

export function hasNavigated(): boolean {
  return navigations > 0
}

/** Fetches the next screen's code behind the progress bar, then slides to it. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  navigations += 1
  const own = navigations
  const path = to.split(/[?#]/, 1)[0] ?? to
  const commit = () => {
    if (own !== navigations) return
    if (options?.replace || path === window.location.pathname || !canSlide()) {
      navigate(to, options)
    } else {
      document.startViewTransition(() => flushSync(() => navigate(to, options)))
    }
  }
  progress.start()
  const preparing = prepare(path)
  if (preparing === null) {
    commit()
    progress.done()
  } else {
    void preparing
      .catch(() => {})
      .then(commit)
      .finally(() => progress.done())
  }
}

export function redirect(to: string): void {
  navigations += 1
  browserNavigate(to, { replace: true })
}

function canSlide(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Leaves a form that is done: back to where it was opened from, else to the given screen. */
export function leaveTo(to: string): void {
  redirect(to)
}
