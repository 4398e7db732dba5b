import type * as v from 'valibot'
import { verifyPay } from '../../contract/account.ts'
import { payOrder as payOrderCall } from '../../contract/orders.ts'
import { callApi } from './http.ts'

export function verifyPayCode(input: v.InferInput<typeof verifyPay.input>) {
  return callApi(verifyPay, input)
}

export function payOrder(input: { orderId: number; proof: string }) {
  return callApi(payOrderCall, input)
}
