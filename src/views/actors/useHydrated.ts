import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while what the server painted is taken over: what it can't know waits until that is done. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
