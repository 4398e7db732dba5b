import { useConfirmation } from '../actors/useConfirmation.ts'
import { useSession } from './useSession.tsx'

/** Logs out after a confirmation. The session's chart does the rest. */
export function useLeaving(from: 'me' | 'settings') {
  const { logout } = useSession()
  return useConfirmation<null, void>(['session', 'leaving', from], {
    perform: async () => logout(),
  })
}
