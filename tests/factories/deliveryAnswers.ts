import type { Delivery } from '../../contract/delivery.ts'
import { deliveryWindow } from '../../contract/deliveryWindow.ts'

export function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    country: 'US',
    dispatchDays: [1, 2],
    homeDays: [3, 5],
    abroadDays: [10, 20],
    ...changes,
  }
}

/** The text for when a delivery paid today arrives in a country. */
export function daysUntil(country: string, delivery: Delivery = aDelivery()): string {
  const { from, to } = deliveryWindow(delivery, country, new Date())
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).formatRange(from, to)
}
