import { navigate as browserNavigate } from 'wouter/use-browser-location'
import type { AroundNavHandler } from 'wouter'
import { countSteps, leaveSteps, onceSettled } from '../ui/modalHistory.ts'
import { screenStateOf } from './historyEntry.ts'
import { progress } from './progress.ts'
import { scrollByOurselves } from './scrollTops.ts'
import { slide } from './slide.ts'

let navigations = 0
let prepare: (path: string) => Promise<unknown> | null = () => null

/** Gives what fetches the code of a screen; null when it is here already. */
export function prepareScreensWith(prepareScreen: typeof prepare): void {
  prepare = prepareScreen
}

export function hasNavigated(): boolean {
  return navigations > 0
}

/** Slides to the next screen at once: until its code is here, a skeleton stands there. */
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
    // A slide begins a frame later: the shopper may have navigated meanwhile.
    if (own !== navigations) return
    const { at = 0 } = screenStateOf(history.state)
    // A sheet that is open gives its place in the history to the screen.
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

/** Goes one step back within the shop, or to the given screen when one came from elsewhere. */
export function goBack(otherwise: string): void {
  if (cameFrom() === null) redirect(otherwise)
  else leaveScreen()
}

/** Leaves a form that is done: back when that is where it was opened from, else by taking its place. */
export function leaveTo(to: string): void {
  if (cameFrom() === to) leaveScreen()
  else redirect(to)
}

/** The sheets that are open lie between. */
function leaveScreen(): void {
  onceSettled(() => history.go(-1 - countSteps()))
}

function here(): string {
  return window.location.pathname + window.location.search
}

function cameFrom(): string | null {
  return screenStateOf(history.state).from ?? null
}
