import { useHydrated } from '../actors/useHydrated.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'

export const wideScreen = '(min-width: 1024px)'

/** The width class that the server renders for: it has no window to measure. */
export const WideContext = createContext(false)

/** Whether a list and its detail fit side by side. */
export function useWide(): boolean {
  const isWideOnServer = useContext(WideContext)
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => isWideOnServer,
  )
}

/** Also true while the page is rendered on the server or hydrated: there the style sheet decides. */
export function useMayBeWide(): boolean {
  const isWide = useWide()
  return !useHydrated() || isWide
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
