import * as v from 'valibot'
import { country } from './country.ts'
import { cents } from './fields.ts'

/**
 * An order from one shop costs `freightCents`, and nothing once the goods reach
 * `freeFreightFromCents`.
 */
export const freightRule = v.object({
  freightCents: cents,
  freeFreightFromCents: v.nullable(cents),
})
export type FreightRule = v.InferOutput<typeof freightRule>

/** The countries a shop delivers to: only the listed ones, or all but the listed ones. */
export const destinations = v.union([
  v.strictObject({ only: v.pipe(v.array(country), v.minLength(1)) }),
  v.strictObject({ except: v.pipe(v.array(country), v.minLength(1)) }),
])
export type Destinations = v.InferOutput<typeof destinations>

/** A shop's freight: one rule for every country without its own rule. */
export const shopFreight = v.object({
  ...freightRule.entries,
  freightTo: v.optional(v.record(country, freightRule)),
  /** Missing when the shop delivers everywhere. */
  destinations: v.optional(destinations),
})
export type ShopFreight = v.InferOutput<typeof shopFreight>
