import * as v from 'valibot'
import { verifyPay } from '../../contract/account.ts'
import { payOrder as payOrderCall } from '../../contract/orders.ts'
import { callApi } from './http.ts'

/** How long it is good is the server's affair: one that is too old is refused. */
const proven = v.object({ proof: v.string() })

export function verifyPayCode(input: v.InferInput<typeof verifyPay.input>) {
  return callApi({ ...verifyPay, output: proven }, input)
}

export function payOrder(input: { orderId: number; proof: string }) {
  return callApi(payOrderCall, input)
}
