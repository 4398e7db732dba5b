import type { Passkeys } from '../../../contract/passkeys.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requirePasskey,
} from '../../services/passkeys.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'
import { useSession } from '../session/useSession.tsx'

export type Passkey = Passkeys['list'][number]

/** What the shopper wants to change. */
export type PasskeyTask =
  | { type: 'add' }
  | { type: 'rename'; passkey: Passkey }
  | { type: 'remove'; passkey: Passkey }
  | { type: 'require'; isRequired: boolean }

interface Given {
  task: PasskeyTask
  name: string
  /** The password, or the shopper's passkey. A new name needs neither. */
  identity: { password: string } | 'passkey'
}

export type PasskeyChange = Awaited<ReturnType<typeof change>>

export function usePasskeys() {
  return useResource(['passkeys', 'list'], (signal) => listPasskeys({ signal }))
}

/** Carries a change out. The browser may give no answer: the shopper closed its dialog. */
export function useChangePasskeys(onAnswered: (answer: PasskeyChange) => void) {
  const { refreshInfo } = useSession()
  return useSubmission(['passkeys', 'change'], {
    send: change,
    afterwards: (answer) => {
      if (answer.type !== 'changed') return
      actorStore.refresh(['passkeys'])
      refreshInfo()
    },
    onAccepted: onAnswered,
  })
}

function change({ task, name, identity }: Given) {
  switch (task.type) {
    case 'add':
      return addPasskey({ name, identity })
    case 'rename':
      return renamePasskey({ id: task.passkey.id, name })
    case 'remove':
      return removePasskey({ id: task.passkey.id, identity })
    case 'require':
      return requirePasskey({ isRequired: task.isRequired, identity })
  }
}
