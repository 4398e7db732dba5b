import { isRootPath } from '../../routing/guard.ts'
import { scrollToApp } from './scrollToApp.ts'

const tops = new Map<string, number>()
let shown = ''
let isTraversed = false

/** Stores the scroll position of each screen when it is left. */
export function startScrollTops(): void {
  shown = window.location.pathname
  for (const type of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(type, noteTop, { capture: true })
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
}

/**
 * Disables the browser's scroll restoration, which acts before a screen is left. Reloads still need
 * it.
 */
export function scrollByOurselves(): void {
  history.scrollRestoration = 'manual'
}

/** Drops the positions of screens that are not kept alive. */
export function keepTopsOf(paths: readonly string[]): void {
  for (const path of tops.keys()) if (!paths.includes(path)) tops.delete(path)
}

/** The smooth scroll of a screen that was left early can still move the page by its last step. */
function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' })
  jump()
  requestAnimationFrame(jump)
}

/**
 * Restores the scroll position of a root view and of a screen reached by going back. Others start
 * at their top.
 */
export function scrollOnArrival(path: string): void {
  const top = tops.get(path)
  const isAsLeft = isTraversed || isRootPath(path)
  if (top !== undefined && isAsLeft) jumpTo(top)
  else scrollToApp()
}

function noteTop({ type }: Event): void {
  const path = window.location.pathname
  if (path === shown) return
  tops.set(shown, window.scrollY)
  shown = path
  isTraversed = type === 'popstate'
}
