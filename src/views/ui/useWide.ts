import { createContext, useContext, useSyncExternalStore } from 'react'
import { useHydrated } from '../actors/useHydrated.ts'

/** From a tablet on. The style sheets name the same widths. */
export const wideScreen = '(min-width: 768px)'
const desktopScreen = '(min-width: 1024px)'

const wide = queryOf(wideScreen)
const desktop = queryOf(desktopScreen)

/** The width class that the server renders for: it has no window to measure. */
export const WideContext = createContext(false)

/** Whether a list and its detail fit side by side. */
export function useWide(): boolean {
  const isWideOnServer = useContext(WideContext)
  return useSyncExternalStore(wide.subscribe, wide.matches, () => isWideOnServer)
}

/** Whether there is room for a column of filters. */
export function useDesktop(): boolean {
  return useSyncExternalStore(desktop.subscribe, desktop.matches, () => false)
}

/** Also true while the page is rendered on the server or hydrated: there the style sheet decides. */
export function useMayBeDesktop(): boolean {
  const isDesktop = useDesktop()
  return !useHydrated() || isDesktop
}

function queryOf(media: string) {
  return {
    matches: () => window.matchMedia(media).matches,
    subscribe(onChange: () => void): () => void {
      const query = window.matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
  }
}
