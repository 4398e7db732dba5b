import { useCallback, useSyncExternalStore } from 'react'
import { serverNow, serverTimeAt, subscribeToServerClock } from '../../serverClock.ts'

export const secondMs = 1_000
export const minuteMs = 60_000

/**
 * The server's time in ms since 1970, updated every `stepMs`, for views that depend on a deadline.
 */
export function useNow(stepMs = secondMs): number {
  return useClock(stepMs, () => Math.floor(serverNow() / stepMs) * stepMs)
}

/**
 * A value read from the server's clock: again after each step, and whenever the clock is corrected.
 */
export function useClock(stepMs: number, read: () => number): number {
  const subscribe = useCallback(
    (onStep: () => void) => {
      const timer = setInterval(onStep, stepMs)
      const unsubscribe = subscribeToServerClock(onStep)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
    [stepMs],
  )
  return useSyncExternalStore(subscribe, read, read)
}

/** The server's time at a value of `performance.now()`, to the second. */
export function useServerTimeAt(pageMs: number): number {
  const read = () => Math.floor(serverTimeAt(pageMs) / secondMs) * secondMs
  return useSyncExternalStore(subscribeToServerClock, read, read)
}
