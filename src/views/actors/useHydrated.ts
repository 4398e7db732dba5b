import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration: content that the server can't know renders afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
