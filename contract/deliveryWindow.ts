import type { Delivery } from './delivery.ts'

export interface DeliveryWindow {
  from: Date
  to: Date
}

const dayMs = 86_400_000

export function transitDays(
  { country, homeDays, abroadDays, daysTo }: Delivery,
  to: string,
): Delivery['homeDays'] {
  return daysTo?.[to] ?? (to === country ? homeDays : abroadDays)
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
