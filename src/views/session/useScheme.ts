import { useSyncExternalStore } from 'react'
import { readScheme, storeScheme, type Scheme } from '../../services/sessionStorage.ts'

const listeners = new Set<() => void>()

/**
 * The colour scheme that was chosen in this browser, and a way to choose. The page's own inline
 * script applies it (index.html): it runs before the first frame, so no page flashes.
 */
export function useScheme(): { scheme: Scheme; choose: (scheme: Scheme) => void } {
  const scheme = useSyncExternalStore(subscribe, readScheme, () => 'system' as const)
  return { scheme, choose }
}

function choose(scheme: Scheme): void {
  storeScheme(scheme)
  window.applyScheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
