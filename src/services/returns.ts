import type * as v from 'valibot'
import * as contract from '../../contract/returns.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function showReturn(orderId: number, options: CallOptions) {
  return callApi(contract.showReturn, { orderId }, options)
}

export function findReturn(
  proof: v.InferInput<typeof contract.findReturn.input>,
  options: CallOptions,
) {
  return callApi(contract.findReturn, proof, options)
}

export function declareReturn(input: v.InferInput<typeof contract.declareReturn.input>) {
  return callApi(contract.declareReturn, input)
}

export function declareReturnAsGuest(
  input: v.InferInput<typeof contract.declareReturnAsGuest.input>,
) {
  return callApi(contract.declareReturnAsGuest, input)
}

export function sendReturnAsGuest(input: v.InferInput<typeof contract.sendReturnAsGuest.input>) {
  return callApi(contract.sendReturnAsGuest, input)
}
