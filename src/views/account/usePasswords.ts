import { defineMessages } from 'react-intl'
import type { SessionInfo } from '../../../contract/passwords.ts'
import { passkeyProof } from '../../services/passkeys.ts'
import { changePassword, endSessions, listSessions } from '../../services/passwords.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useConfirmation } from '../actors/useConfirmation.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export type { SessionInfo }

const messages = defineMessages({
  changed: { id: 'password.changed', defaultMessage: 'Password changed. Please sign in with it.' },
})

/** Changes the password with the old one or a passkey. The server ends every session, this one included. */
export function useChangePassword() {
  const { passwordReset } = useSession()
  return useSubmission(['password', 'change'], {
    send: async (values: { oldPassword: string; password: string } | { password: string }) =>
      changePassword(
        'oldPassword' in values
          ? values
          : { ...values, proof: await passkeyProof('passwordChange') },
      ),
    afterwards: () => {
      passwordReset()
      toasts.success(messages.changed)
    },
    onAccepted: () => {},
  })
}

export function useSessions() {
  return useResource(['sessions', 'list'], (signal) => listSessions({ signal }))
}

/** Signs other devices out. The answer is the updated list. */
export function useEndSessions(
  onEnded: (list: { list: SessionInfo[] }, ended: readonly SessionInfo[]) => void,
) {
  return useConfirmation(['sessions', 'end'], {
    perform: (leaving: readonly SessionInfo[]) =>
      endSessions(leaving.map(({ id }) => id)).finally(() => actorStore.refresh(['sessions'])),
    onDone: onEnded,
  })
}
