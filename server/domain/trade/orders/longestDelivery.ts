import type { Delivery } from '../../../../contract/delivery.ts'
import { transitDays } from '../../../../contract/deliveryWindow.ts'

/** The longest days that one of the shops needs; null when any of them states none. */
export function longestDelivery(
  lines: readonly { delivery: Delivery | null }[],
  country: string,
): { dispatchDays: number | null; transitDays: number | null } {
  const rules = lines.map(({ delivery }) => delivery).filter((rule) => rule !== null)
  if (rules.length < lines.length) return { dispatchDays: null, transitDays: null }
  return {
    dispatchDays: Math.max(...rules.map((rule) => rule.dispatchDays[1])),
    transitDays: Math.max(...rules.map((rule) => transitDays(rule, country)[1])),
  }
}
