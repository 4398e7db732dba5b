import * as v from 'valibot'
import { verifyPay } from '../../contract/account.ts'
import { payOrder as payOrderCall } from '../../contract/orders.ts'
import { callApi } from './http.ts'

/** The server decides how long a proof is valid, and refuses an old one. */
const proven = v.object({ proof: v.string() })

export function verifyPayCode(input: v.InferInput<typeof verifyPay.input>) {
  return callApi({ ...verifyPay, output: proven }, input)
}

export function payOrder(input: { orderId: number; proof: string }) {
  return callApi(payOrderCall, input)
}
