import { FormattedDate, FormattedMessage } from 'react-intl'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { factsOf } from '../../machines/selectors/orderStates.ts'
import { useNow } from '../ui/useNow.ts'

/** A list of orders needs no more than one update a minute. */
const stepMs = 60_000

type Awaited = Pick<OrderSummary, 'status' | 'arrivesBy'>

/** By when the goods are expected; null when nothing is on its way or waits to be paid, or the day has passed. */
export function useArrival(order: Awaited): string | null {
  const now = useNow(stepMs)
  const { arrivesBy } = order
  const { isToPay, isUnderWay } = factsOf(order)
  return (isToPay || isUnderWay) && arrivesBy !== null && Date.parse(arrivesBy) > now
    ? arrivesBy
    : null
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
