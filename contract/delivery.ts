import * as v from 'valibot'
import { country } from './country.ts'

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))
const daysRange = v.pipe(
  v.tuple([days, days]),
  v.check(([least, most]) => least <= most, 'The fewest days stand first.'),
)

/** How long a shop needs, in days of the calendar: from `least` to `most`. */
export const delivery = v.strictObject({
  /** Where it ships from. */
  country,
  /** From payment until a carrier has the goods. */
  dispatchDays: daysRange,
  /** On the way within its own country, and to any other. */
  homeDays: daysRange,
  abroadDays: daysRange,
  /** On the way to those countries; it goes before the two above. */
  daysTo: v.optional(v.record(country, daysRange)),
})
export type Delivery = v.InferOutput<typeof delivery>
