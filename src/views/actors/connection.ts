import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let copyShown = false

/** False without a connection, and as long as copies stand in for a server that doesn't answer. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && !copyShown)
}

export function setCopyShown(isShown: boolean): void {
  copyShown = isShown
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
