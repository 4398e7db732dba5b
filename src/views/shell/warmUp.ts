import { cachedRootPaths } from '../../constants.ts'
import { prepareScreen } from './prepareScreen.ts'

/** Fetches code before it is asked for: the tabs when all is quiet, a link's screen as it is touched. */
export function warmUp(): void {
  document.addEventListener('pointerdown', prepareTouchedLink, { passive: true })
  if (document.readyState === 'complete') whenQuiet(prepareTabs)
  else window.addEventListener('load', () => whenQuiet(prepareTabs), { once: true })
}

function prepareTouchedLink(event: PointerEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === window.location.origin) prepareQuietly(link.pathname)
}

function prepareTabs(): void {
  for (const path of cachedRootPaths) prepareQuietly(path)
  import('./toastHost.tsx').catch(() => {})
}

function prepareQuietly(path: string): void {
  prepareScreen(path)?.catch(() => {})
}

function whenQuiet(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}
