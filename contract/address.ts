import * as v from 'valibot'
import { mobile } from './account.ts'
import { call } from './call.ts'
import { id, nothing, text } from './fields.ts'

export const maxAddresses = 30

const addressFields = {
  addressee: text(80),
  mobile: text(40),
  /** ISO 3166-1 alpha-2. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  area: text(120),
  detail: text(240),
  tag: text(20),
}

export const address = v.object({ id, ...addressFields, isDefault: v.boolean() })
export type Address = v.InferOutput<typeof address>

/** An address as an order keeps it: a copy that later edits don't change. */
export const addressCopy = v.object(addressFields)
export type AddressCopy = v.InferOutput<typeof addressCopy>

export const listAddresses = call({
  method: 'GET',
  path: '/api/user/address_list',
  auth: 'session',
  summary: 'The shopper’s addresses, the default one first.',
  input: nothing,
  output: v.object({ list: v.array(address) }),
})

export const saveAddress = call({
  method: 'POST',
  path: '/api/user/address_add',
  auth: 'session',
  summary: 'Adds an address, or edits the one whose id is given.',
  input: v.strictObject({ id: v.optional(id), ...addressFields, mobile, isDefault: v.boolean() }),
  output: address,
})

export const showAddress = call({
  method: 'GET',
  path: '/api/user/address',
  auth: 'session',
  summary: 'One address.',
  input: v.strictObject({ id }),
  output: address,
})

export const setDefaultAddress = call({
  method: 'POST',
  path: '/api/user/address_set_default',
  auth: 'session',
  summary: 'Makes an address the default.',
  input: v.strictObject({ id }),
  output: v.object({ list: v.array(address) }),
})

export const deleteAddress = call({
  method: 'GET',
  path: '/api/user/address_del',
  auth: 'session',
  summary: 'Deletes an address. Orders keep their copy.',
  input: v.strictObject({ id }),
  output: v.object({ list: v.array(address) }),
})
