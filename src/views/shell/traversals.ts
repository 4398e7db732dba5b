import { startModalHistory } from '../ui/modalHistory.ts'
import { screenStateOf } from './historyEntry.ts'
import { progress } from './progress.ts'
import { startScrollTops } from './scrollTops.ts'
import { slide } from './slide.ts'

let shown = { path: '', at: 0 }

/** Follows the browser's own back and forward; first its steps within a screen. */
export function startTraversals(): void {
  startModalHistory()
  startScrollTops()
  noteShown()
  const options = { capture: true }
  window.addEventListener('pushState', noteShown, options)
  window.addEventListener('replaceState', noteShown, options)
  window.addEventListener('popstate', slideThere, options)
}

/** The router hears of it as the slide begins. */
function slideThere(event: PopStateEvent): void {
  const before = shown
  noteShown()
  if (shown.path === before.path) return
  progress.start()
  progress.done()
  // The browser has shown the way back by itself, under the finger.
  if (event.hasUAVisualTransition) return
  event.stopImmediatePropagation()
  const direction = shown.at < before.at ? 'back' : 'forward'
  slide({
    update: () => void window.dispatchEvent(new Event('replaceState')),
    direction,
    pictureOf: direction === 'back' ? before.path : shown.path,
  })
}

function noteShown(): void {
  shown = { path: window.location.pathname, at: screenStateOf(history.state).at ?? 0 }
}
