import type * as v from 'valibot'
import * as contract from '../../contract/wallet.ts'
import { callApi } from './http.ts'
import type { AuditFilter } from '../../contract/walletRecords.ts'
import type { CallOptions } from './httpConfiguration.ts'

export type RechargeInput = v.InferInput<typeof contract.recharge.input>

interface RecordsWanted {
  status: AuditFilter
  cursor: string | null
}

export function getBlockchain(options?: CallOptions) {
  return callApi(contract.getBlockchain, {}, options)
}

export function recharge(input: RechargeInput) {
  return callApi(contract.recharge, input)
}

export function listRecharges({ status, cursor }: RecordsWanted, options?: CallOptions) {
  return callApi(contract.listRecharges, cursor === null ? { status } : { status, cursor }, options)
}

export function showRecharge(id: number, options?: CallOptions) {
  return callApi(contract.showRecharge, { id }, options)
}

export function showWithdrawalTerms(options?: CallOptions) {
  return callApi(contract.showWithdrawalTerms, {}, options)
}

export function quoteWithdrawal(
  input: v.InferInput<typeof contract.quoteWithdrawal.input>,
  signal: AbortSignal,
) {
  return callApi(contract.quoteWithdrawal, input, { signal })
}

export function withdraw(input: { quoteId: number; proof: string }) {
  return callApi(contract.withdraw, input)
}

export function cancelWithdrawal(withdrawalId: number) {
  return callApi(contract.cancelWithdrawal, { withdrawalId })
}

export function listWithdrawals({ status, cursor }: RecordsWanted, options?: CallOptions) {
  return callApi(
    contract.listWithdrawals,
    cursor === null ? { status } : { status, cursor },
    options,
  )
}

export function showWithdrawal(id: number, options?: CallOptions) {
  return callApi(contract.showWithdrawal, { id }, options)
}
