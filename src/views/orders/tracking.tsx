import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '../ui/copyButton.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import styles from './orderFacts.module.css'

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
