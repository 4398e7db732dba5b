import * as v from 'valibot'
import type { InferInput } from 'valibot'
import * as address from '../../contract/address.ts'
import { address as shippingAddress, type Address } from '../../contract/shippingAddress.ts'
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

/** Some hosts answer with the updated list. Null makes the caller read it in a second call. */
const listOrNothing = v.fallback(
  v.object({ list: v.fallback(v.nullable(v.array(shippingAddress)), null) }),
  { list: null },
)

async function listAfter(answer: Promise<{ list: Address[] | null }>) {
  const { list } = await answer
  return list === null ? listAddresses() : { list }
}

export function setDefaultAddress(id: number) {
  return listAfter(callApi({ ...address.setDefaultAddress, output: listOrNothing }, { id }))
}

export function deleteAddress(id: number) {
  return listAfter(callApi({ ...address.deleteAddress, output: listOrNothing }, { id }))
}
