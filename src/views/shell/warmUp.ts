import { savesData } from '../actors/savesData.ts'
import { prepareScreen } from './prepareScreen.ts'
import { prepareProgressBar } from './progress.ts'

/**
 * Loads code at the start of a touch: the screen of the touched link and, at the first touch, the
 * progress bar and the toasts. The toasts must be loaded before the connection is lost.
 */
export function warmUp(): void {
  document.addEventListener('pointerdown', prepareTouchedLink, { passive: true })
  document.addEventListener('pointerdown', prepareFrame, { passive: true, once: true })
}

function prepareTouchedLink(event: PointerEvent): void {
  if (savesData()) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === window.location.origin) prepareScreen(link.pathname)?.catch(() => {})
}

function prepareFrame(): void {
  prepareProgressBar().catch(() => {})
  import('./toastHost.tsx').catch(() => {})
}
