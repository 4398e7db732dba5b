import { passkeyProof } from '../../services/passkeys.ts'
import { resetPay } from '../../services/session.ts'
import { useSession } from '../session/useSession.tsx'
import { useSubmission } from '../actors/useSubmission.ts'

export interface PayCodeValues {
  payCode: string
  oldPayCode?: string
  password?: string
  /** The passkey is asked for when the form is sent. */
  byPasskey?: true
}

export function useSetPayCode(onSet: () => void) {
  const { refreshInfo } = useSession()
  const setting = useSubmission(['payCode', 'set'], {
    send: async ({ byPasskey, ...values }: PayCodeValues) =>
      resetPay(byPasskey ? { ...values, proof: await passkeyProof('payCodeChange') } : values),
    afterwards: refreshInfo,
    onAccepted: onSet,
  })
  const { failure } = setting
  /** `until` is null when only the login password unlocks it. */
  const isLocked = failure?.type === 'refused' && failure.reason === 'payCodeLocked'
  return { ...setting, lock: isLocked ? failure.data : null }
}
