import { defineMessages } from 'react-intl'
import type { SessionInfo } from '../../../contract/passwords.ts'
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

/** Changes the password with the old one. The server ends every session, this one included. */
export function useChangePassword() {
  const { passwordReset } = useSession()
  return useSubmission(['password', 'change'], {
    send: (values: { oldPassword: string; password: string }) => changePassword(values),
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
