import { prepareScreen } from './prepareScreen.ts'

/**
 * Fetches code as a finger comes down: the screen of the touched link, and with the first touch
 * the toasts, which must be here before the connection is lost.
 */
export function warmUp(): void {
  document.addEventListener('pointerdown', prepareTouchedLink, { passive: true })
  document.addEventListener('pointerdown', prepareToasts, { passive: true, once: true })
}

function prepareTouchedLink(event: PointerEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === window.location.origin) prepareScreen(link.pathname)?.catch(() => {})
}

function prepareToasts(): void {
  import('./toastHost.tsx').catch(() => {})
}
