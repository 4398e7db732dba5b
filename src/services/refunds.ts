import type * as v from 'valibot'
import * as contract from '../../contract/refunds.ts'
import { callApi } from './http.ts'

export type RefundInput = v.InferInput<typeof contract.applyRefund.input>
export type RefundLines = RefundInput['lines']

export function quoteRefund(orderId: number, lines: RefundLines, signal?: AbortSignal) {
  return callApi(
    contract.quoteRefund,
    { orderId, lines },
    signal ? { guard: false, signal } : { guard: false },
  )
}

export function applyRefund(input: RefundInput, idempotencyKey: string) {
  return callApi(contract.applyRefund, input, { guard: false, idempotencyKey })
}

export function withdrawRefund(refundId: number, idempotencyKey: string) {
  return callApi(contract.withdrawRefund, { refundId }, { idempotencyKey })
}

export function sendGoodsBack(
  input: v.InferInput<typeof contract.sendGoodsBack.input>,
  idempotencyKey: string,
) {
  return callApi(contract.sendGoodsBack, input, { guard: false, idempotencyKey })
}
