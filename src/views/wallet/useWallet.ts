import type { RechargeDetail, WithdrawalDetail } from '../../../contract/wallet.ts'
import {
  getBlockchain,
  listRecharges,
  listWithdrawals,
  showRecharge,
  showWithdrawal,
} from '../../services/wallet.ts'
import type { AuditFilter } from '../../services/wallet.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import { useResource } from '../actors/useResource.ts'

/** Networks, and the least of each way of paying. */
export function useBlockchain() {
  return useResource('blockchain', (signal) => getBlockchain({ signal }))
}

export function useRecharges(status: AuditFilter) {
  return usePagedList<RechargeDetail>(`recharges:${status}`, (cursor, signal) =>
    listRecharges({ status, cursor }, { signal }),
  )
}

export function useRecharge(id: number) {
  return useResource(`recharge:${id}`, (signal) => showRecharge(id, { signal }))
}

export function useWithdrawals(status: AuditFilter) {
  return usePagedList<WithdrawalDetail>(`withdrawals:${status}`, (cursor, signal) =>
    listWithdrawals({ status, cursor }, { signal }),
  )
}

export function useWithdrawal(id: number) {
  return useResource(`withdrawal:${id}`, (signal) => showWithdrawal(id, { signal }))
}
