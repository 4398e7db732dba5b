import type * as calls from '../../../contract/wallet.ts'
import { auditingFilter } from '../../machines/selectors/walletSelectors.ts'
import { takeFirstAnswer } from '../../services/firstData.ts'
import { listWithdrawals } from '../../services/wallet.ts'
import { useResource } from '../actors/useResource.ts'

/** The withdrawals in audit, which hold a part of the balance. */
export function useHeldFunds() {
  return useResource(
    ['withdrawals', 'held'],
    (signal) => listWithdrawals({ status: auditingFilter, cursor: null }, { signal }),
    () =>
      takeFirstAnswer<typeof calls.listWithdrawals>('/api/user/extract_log', {
        status: auditingFilter,
      }),
  )
}
