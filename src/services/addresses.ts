import type { InferInput } from 'valibot'
import * as address from '../../contract/address.ts'
import type { CallOptions } from './httpConfiguration.ts'
import { callApi } from './http.ts'

export function listAddresses(options?: CallOptions) {
  return callApi(address.listAddresses, {}, options)
}

export function showAddress(id: number, options?: CallOptions) {
  return callApi(address.showAddress, { id }, options)
}

export function saveAddress(input: InferInput<typeof address.saveAddress.input>) {
  return callApi(address.saveAddress, input)
}

export function setDefaultAddress(id: number) {
  return callApi(address.setDefaultAddress, { id })
}

export function deleteAddress(id: number) {
  return callApi(address.deleteAddress, { id })
}
