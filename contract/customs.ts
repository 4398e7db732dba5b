import * as v from 'valibot'
import { country } from './country.ts'

/** What a customs form asks about a product. */
export const customs = v.strictObject({
  /** The Harmonized System's number: six digits, or up to ten with a country's own. */
  hsCode: v.pipe(v.string(), v.regex(/^\d{6}(?:\d{2}){0,2}$/)),
  /** Where it was made. */
  origin: country,
  /** Of one piece, without its parcel. */
  weightGrams: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})
export type Customs = v.InferOutput<typeof customs>
