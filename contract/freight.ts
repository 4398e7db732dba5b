import * as v from 'valibot'
import { cents } from './fields.ts'

/** One order from one shop costs `freightCents`, nothing from `freeFreightFromCents` of goods on. */
export const freightRule = v.object({
  freightCents: cents,
  freeFreightFromCents: v.nullable(cents),
})
export type FreightRule = v.InferOutput<typeof freightRule>
