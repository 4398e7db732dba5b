import { useConfirmation } from '../actors/useConfirmation.ts'
import { useSession } from './useSession.tsx'

/** Logging out, after a question. How it goes on is the session's affair. */
export function useLeaving(from: 'me' | 'settings') {
  const { logout } = useSession()
  return useConfirmation<null, void>(['session', 'leaving', from], {
    perform: async () => logout(),
  })
}
