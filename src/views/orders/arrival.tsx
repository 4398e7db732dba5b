import { FormattedDate, FormattedMessage } from 'react-intl'
import type { OrderSummary } from '../../../contract/orderDetail.ts'
import { factsOf } from '../../machines/selectors/orderStates.ts'
import { useNow } from '../ui/useNow.ts'

/** A list of orders needs no more than one update a minute. */
const stepMs = 60_000

type Awaited = Pick<OrderSummary, 'status' | 'arrivesBy'>

/** The expected arrival. Null when nothing is on its way or the date has passed. */
export function useArrival(order: Awaited): string | null {
  const now = useNow(stepMs)
  const { arrivesBy } = order
  return factsOf(order).isUnderWay && arrivesBy !== null && Date.parse(arrivesBy) > now
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
