import { useCallback, useSyncExternalStore } from 'react'

/** The time of now in ms since 1970, in steps of so many ms, for what depends on a deadline. */
export function useNow(stepMs = 1_000): number {
  const subscribe = useCallback(
    (onStep: () => void) => {
      const timer = setInterval(onStep, stepMs)
      return () => clearInterval(timer)
    },
    [stepMs],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs)
}
