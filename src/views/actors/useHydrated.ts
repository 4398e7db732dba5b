import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration: content that the server can't know waits until it is done. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
