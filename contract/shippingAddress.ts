import * as v from 'valibot'
import { country } from './country.ts'
import { id, text } from './fields.ts'

export const addressFields = {
  addressee: text(80),
  mobile: text(40),
  country,
  area: text(120),
  /** As the country writes it; null where it has none, and in addresses from before it was asked for. */
  postcode: v.optional(v.nullable(text(16)), null),
  detail: text(240),
  tag: text(20),
}

export const address = v.object({ id, ...addressFields, isDefault: v.boolean() })
export type Address = v.InferOutput<typeof address>

/** An address as an order keeps it: a copy that later edits don't change. */
export const addressCopy = v.object(addressFields)
export type AddressCopy = v.InferOutput<typeof addressCopy>
