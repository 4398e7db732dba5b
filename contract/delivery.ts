import * as v from 'valibot'
import { country } from './country.ts'
import { duties } from './duties.ts'

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))
const daysRange = v.pipe(
  v.tuple([days, days]),
  v.check(([least, most]) => least <= most, 'The fewest days stand first.'),
)

/** The time a shop needs, in calendar days, from `least` to `most`. */
export const delivery = v.strictObject({
  /** The country it ships from. */
  country,
  /** Days from payment until a carrier has the goods. */
  dispatchDays: daysRange,
  /** Transit days within its own country, and to any other. */
  homeDays: daysRange,
  abroadDays: daysRange,
  /** Transit days to single countries. They override the two above. */
  daysTo: v.optional(v.record(country, daysRange)),
  duties: v.optional(duties),
})
export type Delivery = v.InferOutput<typeof delivery>
