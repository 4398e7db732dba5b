import * as v from 'valibot'
import { country } from './country.ts'
import { id, text } from './fields.ts'
import { longest } from './limits.ts'

export const addressFields = {
  addressee: text(longest.addressee),
  mobile: text(40),
  country,
  area: text(longest.area),
  /**
   * In the country's format. Null where the country has no postcodes, and in addresses older than
   * this field.
   */
  postcode: v.optional(v.nullable(text(longest.postcode)), null),
  detail: text(longest.detail),
  tag: text(longest.addressTag),
}

export const address = v.object({ id, ...addressFields, isDefault: v.boolean() })
export type Address = v.InferOutput<typeof address>

/** The copy of an address in an order. Later edits of the address don't change it. */
export const addressCopy = v.object(addressFields)
export type AddressCopy = v.InferOutput<typeof addressCopy>
