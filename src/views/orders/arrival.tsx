import { FormattedDate, FormattedMessage } from 'react-intl'
import { orderStateOf } from '../../../contract/orderDetail.ts'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { useNow } from '../ui/useNow.ts'

/** A list of orders needs no second hand. */
const stepMs = 60_000

type Awaited = Pick<OrderSummary, 'status' | 'arrivesBy'>

/** By when the goods are expected; null when nothing is under way, or the day has passed. */
export function useArrival(order: Awaited): string | null {
  const state = orderStateOf(order)
  const now = useNow(stepMs)
  const isAwaited = state === 'waitingForDelivery' || state === 'delivered'
  const { arrivesBy } = order
  return isAwaited && arrivesBy !== null && Date.parse(arrivesBy) > now ? arrivesBy : null
}

export function ArrivalText({ by }: { by: string }) {
  return (
    <FormattedMessage
      id="orders.arrivesBy"
      defaultMessage="Arrives by {day}"
      values={{
        day: (
          <time dateTime={by}>
            <FormattedDate value={by} weekday="short" day="numeric" month="short" />
          </time>
        ),
      }}
    />
  )
}
