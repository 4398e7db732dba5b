import { isolated } from '../../../contract/isolated.ts'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { OrderDetail, OrderDetailLine } from '../../../contract/orderDetail.ts'
import type { ParcelDetail } from '../../../contract/parcel.ts'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import facts from './orderFacts.module.css'
import styles from './parcelPanels.module.css'
import { Tracking } from './tracking.tsx'

/** The order's parcels with their carriers, once one was sent. */
export function ParcelPanels({ order }: { order: OrderDetail }) {
  const { parcels, unsentQuantity } = order
  const isOne = parcels.length === 1 && unsentQuantity === 0
  return parcels.map((parcel, index) => (
    <Panel
      key={parcel.id}
      title={
        isOne ? (
          <FormattedMessage id="logistics.title" defaultMessage="Logistics" />
        ) : (
          <FormattedMessage
            id="logistics.parcel"
            defaultMessage="Parcel {number, number}"
            values={{ number: index + 1 }}
          />
        )
      }
    >
      <dl className={facts.facts}>
        <Tracking {...parcel} />
        <MoneyRow label={<FormattedMessage id="logistics.shippedAt" defaultMessage="Sent" />}>
          <time dateTime={parcel.shippedAt}>
            <FormattedDate value={parcel.shippedAt} dateStyle="medium" timeStyle="short" />
          </time>
        </MoneyRow>
      </dl>
      {isOne ? null : <ParcelLines parcel={parcel} lines={order.lines} />}
      <ParcelEvents parcel={parcel} />
    </Panel>
  ))
}

function ParcelLines({
  parcel,
  lines,
}: {
  parcel: ParcelDetail
  lines: readonly OrderDetailLine[]
}) {
  return (
    <ul className={styles.lines}>
      {parcel.lines.map(({ lineId, quantity }) => {
        const line = lines.find((each) => each.lineId === lineId)
        return line === undefined ? null : (
          <li key={lineId}>
            <FormattedMessage
              id="afterSale.line"
              defaultMessage="{title} × {quantity, number}"
              values={{ title: isolated(line.title), quantity }}
            />
            {line.variant === '' ? null : <span className={styles.soft}> {line.variant}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** Newest first, because the latest event matters most. */
function ParcelEvents({ parcel: { events } }: { parcel: ParcelDetail }) {
  if (events.length === 0) return null
  return (
    <ol className={styles.events}>
      {events.toReversed().map((event) => (
        <li key={event.id}>
          <p className={styles.what}>
            {event.kind === 'corrected' ? (
              <FormattedMessage
                id="logistics.corrected"
                defaultMessage="The tracking number was corrected; before it was {number}"
                values={{ number: event.text }}
              />
            ) : (
              event.text
            )}
          </p>
          <p className={styles.soft}>
            <time dateTime={event.at}>
              <FormattedDate value={event.at} dateStyle="medium" timeStyle="short" />
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
