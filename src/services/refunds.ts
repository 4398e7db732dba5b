import type * as v from 'valibot'
import * as contract from '../../contract/refunds.ts'
import { callApi } from './http.ts'

export type RefundInput = v.InferInput<typeof contract.applyRefund.input>
export type RefundLines = RefundInput['lines']

export function quoteRefund(orderId: number, lines: RefundLines, signal: AbortSignal) {
  return callApi(contract.quoteRefund, { orderId, lines }, { signal })
}

export function applyRefund(input: RefundInput) {
  return callApi(contract.applyRefund, input)
}

export function withdrawRefund(refundId: number) {
  return callApi(contract.withdrawRefund, { refundId })
}

export function sendGoodsBack(input: v.InferInput<typeof contract.sendGoodsBack.input>) {
  return callApi(contract.sendGoodsBack, input)
}
