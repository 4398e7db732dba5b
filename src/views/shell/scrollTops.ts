import { isRootPath } from '../../routing/guard.ts'
import { scrollToApp } from './scrollToApp.ts'

const tops = new Map<string, number>()
let shown = ''
let isTraversed = false

/** Keeps how far each screen was scrolled when it was left. */
export function startScrollTops(): void {
  shown = window.location.pathname
  for (const type of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(type, noteTop, { capture: true })
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
}

/** Before a screen is left. What the browser does by itself, for a page that is loaded anew, would come too early. */
export function scrollByOurselves(): void {
  history.scrollRestoration = 'manual'
}

/** Forgets the screens that are not kept alive. */
export function keepTopsOf(paths: readonly string[]): void {
  for (const path of tops.keys()) if (!paths.includes(path)) tops.delete(path)
}

/** A root view, and a screen reached by going back, is shown as it was left; others from their top. */
export function scrollOnArrival(path: string): void {
  const top = tops.get(path)
  const isAsLeft = isTraversed || isRootPath(path)
  if (top !== undefined && isAsLeft) window.scrollTo({ top, behavior: 'instant' })
  else scrollToApp()
}

function noteTop({ type }: Event): void {
  const path = window.location.pathname
  if (path === shown) return
  tops.set(shown, window.scrollY)
  shown = path
  isTraversed = type === 'popstate'
}
