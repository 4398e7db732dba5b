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
    const recorded = {
      ...options,
      state: options?.replace ? (history.state as unknown) : { from: here() },
    }
    if (options?.replace || path === window.location.pathname || !canSlide()) {
      navigate(to, recorded)
    } else {
      document.startViewTransition(() => flushSync(() => navigate(to, recorded)))
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
  browserNavigate(to, { replace: true, state: history.state as unknown })
}

/** Goes one step back within the shop, or to the given screen when one came from elsewhere. */
export function goBack(otherwise: string): void {
  if (cameFrom() === null) redirect(otherwise)
  else history.back()
}

/** Leaves a form that is done: back when that is where it was opened from, else by taking its place. */
export function leaveTo(to: string): void {
  if (cameFrom() === to) history.back()
  else redirect(to)
}

function here(): string {
  return window.location.pathname + window.location.search
}

function cameFrom(): string | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null
}

function canSlide(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
