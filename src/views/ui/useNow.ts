import { useSyncExternalStore } from 'react'

const tickMs = 1_000

/** The time of now in ms since 1970, to the second, for what depends on a deadline. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow)
}

function readNow(): number {
  return Math.floor(Date.now() / tickMs) * tickMs
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs)
  return () => clearInterval(timer)
}
