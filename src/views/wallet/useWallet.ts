import type { InferOutput } from 'valibot'
import type { getBlockchain as blockchainCall } from '../../../contract/wallet.ts'
import {
  rechargeMethods,
  type AuditFilter,
  type RechargeDetail,
  type RechargeMethod,
  type WithdrawalDetail,
} from '../../../contract/walletRecords.ts'
import {
  getBlockchain,
  listRecharges,
  listWithdrawals,
  showRecharge,
  showWithdrawal,
} from '../../services/wallet.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import { useResource } from '../actors/useResource.ts'

/** The networks, and the minimum of each recharge method. */
export function useBlockchain() {
  return useResource(['networks'], (signal) => getBlockchain({ signal }))
}

/** Both methods until it is known whether the shop takes cards. */
export function offeredMethods(
  known: InferOutput<typeof blockchainCall.output> | null,
): readonly RechargeMethod[] {
  return known?.card === null ? ['chain'] : rechargeMethods
}

export function useRecharges(status: AuditFilter) {
  return usePagedList<RechargeDetail>(['recharges', 'list', status], (cursor, signal) =>
    listRecharges({ status, cursor }, { signal }),
  )
}

export function useRecharge(id: number) {
  return useResource(['recharges', 'one', id], (signal) => showRecharge(id, { signal }))
}

export function useWithdrawals(status: AuditFilter) {
  return usePagedList<WithdrawalDetail>(['withdrawals', 'list', status], (cursor, signal) =>
    listWithdrawals({ status, cursor }, { signal }),
  )
}

export function useWithdrawal(id: number) {
  return useResource(['withdrawals', 'one', id], (signal) => showWithdrawal(id, { signal }))
}
