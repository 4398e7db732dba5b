import * as v from 'valibot'
import { country } from './country.ts'
import { id, text } from './fields.ts'
import { longest } from './limits.ts'

export const addressFields = {
  addressee: text(longest.addressee),
  mobile: text(40),
  country,
  area: text(longest.area),
  /** As the country writes it; null where it has none, and in addresses from before it was asked for. */
  postcode: v.optional(v.nullable(text(longest.postcode)), null),
  detail: text(longest.detail),
  tag: text(longest.addressTag),
}

export const address = v.object({ id, ...addressFields, isDefault: v.boolean() })
export type Address = v.InferOutput<typeof address>

/** An address as an order keeps it: a copy that later edits don't change. */
export const addressCopy = v.object(addressFields)
export type AddressCopy = v.InferOutput<typeof addressCopy>
