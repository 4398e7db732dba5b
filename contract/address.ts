import * as v from 'valibot'
import { mobile } from './account.ts'
import { call } from './call.ts'
import { limitReached } from './anyCallRefuses.ts'
import { id, nothing } from './fields.ts'
import { address, addressFields } from './shippingAddress.ts'

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
  refuses: { addressLimit: limitReached },
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
  changes: true,
  summary: 'Deletes an address. Orders keep their copy.',
  input: v.strictObject({ id }),
  output: v.object({ list: v.array(address) }),
})
