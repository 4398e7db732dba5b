import type { Delivery } from './delivery.ts'

export interface DeliveryWindow {
  from: Date
  to: Date
}

export function transitDays(
  { country, homeDays, abroadDays, daysTo }: Delivery,
  to: string,
): Delivery['homeDays'] {
  return daysTo?.[to] ?? (to === country ? homeDays : abroadDays)
}

/**
 * Computes when goods paid for at `paidAt` arrive in a country, in calendar days of the local time
 * zone.
 */
export function deliveryWindow(rule: Delivery, to: string, paidAt: Date): DeliveryWindow {
  const transit = transitDays(rule, to)
  const after = (count: number) => {
    const day = new Date(paidAt)
    day.setDate(day.getDate() + count)
    return day
  }
  return {
    from: after(rule.dispatchDays[0] + transit[0]),
    to: after(rule.dispatchDays[1] + transit[1]),
  }
}
