import type {
  AuditFilter,
  RechargeDetail,
  WithdrawalDetail,
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
