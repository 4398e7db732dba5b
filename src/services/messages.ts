import type * as v from 'valibot'
import * as contract from '../../contract/messages.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function showMessages(orderId: number, options: CallOptions) {
  return callApi(contract.showMessages, { orderId }, options)
}

export function sendMessage(input: v.InferInput<typeof contract.sendMessage.input>) {
  return callApi(contract.sendMessage, input)
}

export function readMessages(orderId: number, upToId: number) {
  return callApi(contract.readMessages, { orderId, upToId })
}
