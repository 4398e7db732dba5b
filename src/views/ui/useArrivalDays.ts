import { useIntl } from 'react-intl'
import type { Delivery } from '../../../contract/delivery.ts'
import { deliveryWindow } from '../../../contract/deliveryWindow.ts'
import { minuteMs, useNow } from './useNow.ts'

/** The days between which goods arrive that are paid for now: `3 – 8 Dec`. Null without a rule. */
export function useArrivalDays(delivery: Delivery | null, country: string | null): string | null {
  const intl = useIntl()
  const now = new Date(useNow(minuteMs))
  if (delivery === null || country === null) return null
  const { from, to } = deliveryWindow(delivery, country, now)
  return intl.formatDateTimeRange(from, to, { day: 'numeric', month: 'short' })
}
