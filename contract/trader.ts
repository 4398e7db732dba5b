import * as v from 'valibot'
import { email } from './account.ts'
import { note, text } from './fields.ts'
import { longest } from './limits.ts'

const address = v.pipe(note(longest.traderAddress), v.minLength(1))

/** Who sells the goods of a shop. */
export const trader = v.strictObject({ name: text(longest.traderName), address, email })
export type Trader = v.InferOutput<typeof trader>

/** Who runs the platform, and how to reach them. */
export const platformContact = v.strictObject({
  ...trader.entries,
  phone: v.optional(v.nullable(text(longest.contactPhone)), null),
  hours: v.optional(v.nullable(text(longest.contactHours)), null),
  /** Register and tax numbers. */
  registration: v.optional(v.nullable(text(longest.registration)), null),
})
export type PlatformContact = v.InferOutput<typeof platformContact>
