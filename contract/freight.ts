import * as v from 'valibot'
import { country } from './country.ts'
import { cents } from './fields.ts'

/** One order from one shop costs `freightCents`, nothing from `freeFreightFromCents` of goods on. */
export const freightRule = v.object({
  freightCents: cents,
  freeFreightFromCents: v.nullable(cents),
})
export type FreightRule = v.InferOutput<typeof freightRule>

/** Where a shop sends goods: nowhere else than there, or everywhere else. */
export const destinations = v.union([
  v.strictObject({ only: v.pipe(v.array(country), v.minLength(1)) }),
  v.strictObject({ except: v.pipe(v.array(country), v.minLength(1)) }),
])
export type Destinations = v.InferOutput<typeof destinations>

/** A shop's: its rule for every country that has none of its own. */
export const shopFreight = v.object({
  ...freightRule.entries,
  freightTo: v.optional(v.record(country, freightRule)),
  /** Everywhere, where the shop doesn’t say. */
  destinations: v.optional(destinations),
})
export type ShopFreight = v.InferOutput<typeof shopFreight>
