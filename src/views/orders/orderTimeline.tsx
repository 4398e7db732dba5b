import { FormattedDate, FormattedMessage } from 'react-intl'
import { nextStepOf } from '../../machines/selectors/orderSelectors.ts'
import { standOf } from '../../machines/selectors/orderStates.ts'
import type { OrderSnapshot } from '../../machines/selectors/orderSelectors.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { Panel } from '../ui/panel.tsx'
import styles from './orderTimeline.module.css'
import { ArrivalText, useArrival } from './arrival.tsx'
import { Deadline } from './deadline.tsx'
import { actorTexts, eventTexts, nextTexts } from './orderTexts.ts'
import { StatusChip } from './statusChip.tsx'

const dayMs = 86_400_000

interface TimelineProps {
  order: OrderDetail
  chart: OrderSnapshot
  onDeadline: () => void
}

/** The past steps and the next one: who acts, and by when. */
export function OrderTimeline({ order, chart, onDeadline }: TimelineProps) {
  const arrival = useArrival(order)
  return (
    <Panel
      title={<FormattedMessage id="orderInfo.progress" defaultMessage="Progress" />}
      end={<StatusChip order={order} />}
    >
      {arrival === null ? null : (
        <p className={styles.arrival}>
          <ArrivalText by={arrival} />
        </p>
      )}
      <ol className={styles.timeline} aria-live="polite">
        {stepsOf(order).map(({ event, parcel }) => (
          <li
            key={`${event.type} ${event.at} ${parcel ?? ''}`}
            className={styles.step}
            data-event={event.type}
          >
            <p>
              {parcel === null ? (
                <FormattedMessage {...eventTexts[event.type]} />
              ) : (
                <FormattedMessage
                  id="orderEvent.parcelShipped"
                  defaultMessage="Parcel {number, number} handed to the carrier"
                  values={{ number: parcel }}
                />
              )}
            </p>
            <p className={styles.soft}>
              <FormattedMessage {...actorTexts[event.actor]} />
              {' · '}
              <time dateTime={event.at}>
                <FormattedDate value={event.at} dateStyle="medium" timeStyle="short" />
              </time>
            </p>
          </li>
        ))}
        <NextStep order={order} chart={chart} onDeadline={onDeadline} />
      </ol>
    </Panel>
  )
}

/** The past steps. With several parcels, each sent one has a number. */
function stepsOf({ timeline, parcels, unsentQuantity }: OrderDetail) {
  const isOne = parcels.length === 1 && unsentQuantity === 0
  let sent = 0
  return timeline.map((event) => {
    if (event.type !== 'parcel.shipped' || isOne) return { event, parcel: null }
    sent += 1
    return { event, parcel: sent }
  })
}

function NextStep({ order, chart, onDeadline }: TimelineProps) {
  const next = nextStepOf(chart)
  const text = nextTexts[standOf(order)]
  if (next === null || text === null) return null
  const { deadlineLeftMs } = order
  return (
    <li className={styles.step} data-next>
      <p className={styles.nextText}>
        <FormattedMessage {...text} />
      </p>
      <p className={styles.soft}>
        <FormattedMessage {...actorTexts[next.who]} />
        {next.by === null ? null : (
          <>
            {' · '}
            <Deadline key={order.status} by={next.by} onDeadline={onDeadline} />
          </>
        )}
      </p>
      {deadlineLeftMs === null || !chart.matches('afterSale') ? null : (
        <p className={styles.soft}>
          <FormattedMessage
            id="orderInfo.standsStill"
            defaultMessage="The order’s deadline is paused meanwhile; {days, plural, =0 {less than a day is} one {# day is} other {# days are}} left."
            values={{ days: Math.floor(deadlineLeftMs / dayMs) }}
          />
        </p>
      )}
    </li>
  )
}
