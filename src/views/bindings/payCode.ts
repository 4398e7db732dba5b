import { resetPay } from '../../services/session.ts'
import { useSession } from './session.tsx'
import { useSubmission } from './useSubmission.ts'

export interface PayCodeValues {
  payCode: string
  oldPayCode?: string
  password?: string
}

export function useSetPayCode(onSet: () => void) {
  const { refreshInfo } = useSession()
  return useSubmission('payCode:set', {
    send: (values: PayCodeValues) => resetPay(values),
    onAccepted: () => {
      refreshInfo()
      onSet()
    },
  })
}
