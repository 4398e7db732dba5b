import * as v from 'valibot'

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))
const daysRange = v.pipe(
  v.tuple([days, days]),
  v.check(([least, most]) => least <= most, 'The fewest days stand first.'),
)

/** How long a shop needs, in days of the calendar: from `least` to `most`. */
export const delivery = v.strictObject({
  /** Where it ships from, ISO 3166-1 alpha-2. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** From payment until a carrier has the goods. */
  dispatchDays: daysRange,
  /** On the way within its own country, and to any other. */
  homeDays: daysRange,
  abroadDays: daysRange,
})
export type Delivery = v.InferOutput<typeof delivery>

export interface DeliveryWindow {
  from: Date
  to: Date
}

const dayMs = 86_400_000

export function transitDays(
  { country, homeDays, abroadDays }: Delivery,
  to: string,
): Delivery['homeDays'] {
  return to === country ? homeDays : abroadDays
}

/** When goods paid for at `paidAt` arrive in a country. */
export function deliveryWindow(rule: Delivery, to: string, paidAt: Date): DeliveryWindow {
  const transit = transitDays(rule, to)
  const after = (count: number) => new Date(paidAt.getTime() + count * dayMs)
  return {
    from: after(rule.dispatchDays[0] + transit[0]),
    to: after(rule.dispatchDays[1] + transit[1]),
  }
}
