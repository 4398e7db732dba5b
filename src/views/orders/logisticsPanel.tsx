import { FormattedMessage, useIntl } from 'react-intl'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { CopyButton } from '../ui/copyButton.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './orderFacts.module.css'

/** Who carries the order, once a carrier does. */
export function LogisticsPanel({ order }: { order: OrderDetail }) {
  if (order.carrier === null || order.trackingNumber === null) return null
  return (
    <Panel title={<FormattedMessage id="logistics.title" defaultMessage="Logistics" />}>
      <dl className={styles.facts}>
        <Tracking carrier={order.carrier} trackingNumber={order.trackingNumber} />
      </dl>
    </Panel>
  )
}

export function Tracking({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) {
  const intl = useIntl()
  return (
    <>
      <MoneyRow label={<FormattedMessage id="logistics.carrier" defaultMessage="Carrier" />}>
        <span className={styles.sn}>{carrier}</span>
      </MoneyRow>
      <MoneyRow label={<FormattedMessage id="logistics.number" defaultMessage="Tracking number" />}>
        <span className={styles.copyable}>
          <span className={styles.sn}>{trackingNumber}</span>
          <CopyButton
            text={trackingNumber}
            what={intl.formatMessage({ id: 'logistics.number', defaultMessage: 'Tracking number' })}
          />
        </span>
      </MoneyRow>
    </>
  )
}
