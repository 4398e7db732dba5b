import { listWithdrawals } from '../../services/wallet.ts'
import { useResource } from '../actors/useResource.ts'

/** What is held back of the balance, and why: the withdrawals that are audited. */
export function useHeldFunds() {
  return useResource(['withdrawals', 'held'], (signal) =>
    listWithdrawals({ status: '0', cursor: null }, { signal }),
  )
}
