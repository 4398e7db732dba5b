import { startModalHistory } from '../ui/modalHistory.ts'
import { screenStateOf } from './historyEntry.ts'
import { progress } from './progress.ts'
import { startScrollTops } from './scrollTops.ts'
import { slide } from './slide.ts'

let shown = { path: '', at: 0 }

/** Handles the browser's back and forward buttons, the steps within a screen first. */
export function startTraversals(): void {
  startModalHistory()
  startScrollTops()
  noteShown()
  const options = { capture: true }
  window.addEventListener('pushState', noteShown, options)
  window.addEventListener('replaceState', noteShown, options)
  window.addEventListener('popstate', slideThere, options)
}

/** Hides the event from the router and notifies it when the slide begins. */
function slideThere(event: PopStateEvent): void {
  const before = shown
  noteShown()
  if (shown.path === before.path) return
  progress.start()
  progress.done()
  // The browser has animated its own back gesture already.
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
