import { navigate as browserNavigate } from 'wouter/use-browser-location'
import type { AroundNavHandler } from 'wouter'
import { countSteps, leaveSteps, onceSettled } from '../ui/modalHistory.ts'
import { screenStateOf } from './historyEntry.ts'
import { progress } from './progress.ts'
import { scrollByOurselves } from './scrollTops.ts'
import { slide } from './slide.ts'

let navigations = 0
let prepare: (path: string) => Promise<unknown> | null = () => null

/** Sets the function that loads a screen's code. It returns null if the code is loaded. */
export function prepareScreensWith(prepareScreen: typeof prepare): void {
  prepare = prepareScreen
}

export function hasNavigated(): boolean {
  return navigations > 0
}

/** Slides to the next screen immediately. A skeleton stands there until its code is loaded. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  navigations += 1
  const own = navigations
  const path = to.split(/[?#]/, 1)[0] ?? to
  const isOtherScreen = path !== window.location.pathname
  if (isOtherScreen) {
    progress.start()
    const finish = () => progress.done()
    void (prepare(path) ?? Promise.resolve()).then(finish, finish)
  }
  if (options?.replace) {
    if (isOtherScreen) leaveSteps()
    navigate(to, { ...options, state: history.state as unknown })
    return
  }
  const open = () => {
    // The slide starts a frame later. Skip it if the shopper has navigated again.
    if (own !== navigations) return
    const { at = 0 } = screenStateOf(history.state)
    // An open sheet's history entry is replaced by the new screen.
    const replace = countSteps() > 0
    leaveSteps()
    scrollByOurselves()
    navigate(to, { ...options, replace, state: { from: here(), at: at + 1 } })
  }
  onceSettled(() =>
    path === window.location.pathname
      ? open()
      : slide({ update: open, direction: 'forward', pictureOf: path }),
  )
}

export function redirect(to: string): void {
  navigations += 1
  leaveSteps()
  browserNavigate(to, { replace: true, state: history.state as unknown })
}

/** Goes back within the shop, or to the given screen if the shopper came from elsewhere. */
export function goBack(otherwise: string): void {
  if (cameFrom() === null) redirect(otherwise)
  else leaveScreen()
}

/** Leaves a completed form: goes back if it was opened from `to`, else replaces it. */
export function leaveTo(to: string): void {
  if (cameFrom() === to) leaveScreen()
  else redirect(to)
}

/** Skips the history entries of open sheets. */
function leaveScreen(): void {
  onceSettled(() => history.go(-1 - countSteps()))
}

function here(): string {
  return window.location.pathname + window.location.search
}

function cameFrom(): string | null {
  return screenStateOf(history.state).from ?? null
}
