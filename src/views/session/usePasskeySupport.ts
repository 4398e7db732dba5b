import { useSyncExternalStore } from 'react'
import { canUsePasskeys } from '../../services/passkeys.ts'

/** Whether passkeys can be offered. The server-rendered page can't know, and offers none. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, canUsePasskeys, () => false)
}

const never = () => () => {}
