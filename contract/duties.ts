import * as v from 'valibot'
import { country } from './country.ts'

/** Paid by the shop, or the percent of the goods' price that is due on delivery, as an estimate. */
export const duty = v.union([
  v.literal('included'),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
])
export type Duty = v.InferOutput<typeof duty>

/** Duties and taxes by destination; `*` is for every country that isn't listed. */
export const duties = v.record(v.union([country, v.literal('*')]), duty)

/** Null within the country that it ships from, and where the shop states nothing. */
export function dutyTo(
  delivery: { country: string; duties?: v.InferOutput<typeof duties> | undefined } | null,
  destination: string | null,
): Duty | null {
  if (delivery === null || destination === null || destination === delivery.country) return null
  return delivery.duties?.[destination] ?? delivery.duties?.['*'] ?? null
}
