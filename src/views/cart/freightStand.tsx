import { Truck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { deliveryWindow } from '../../../contract/deliveryWindow.ts'
import { freightStandOf } from '../../machines/selectors/cartSelectors.ts'
import type { LineToSend } from '../../machines/selectors/cartSelectors.ts'
import { useDestination } from '../session/useDestination.ts'
import { Money } from '../ui/money.tsx'
import { minuteMs, useNow } from '../ui/useNow.ts'
import styles from './cartLines.module.css'

/** The state of a shop's freight to the shopper's country, and the delivery time. */
export function FreightStand({ lines }: { lines: readonly LineToSend[] }) {
  const intl = useIntl()
  const country = useDestination()
  const now = new Date(useNow(minuteMs))
  const stand = freightStandOf(lines, country)
  if (stand === null) return null
  const delivery = lines[0]?.delivery ?? null
  const days = delivery && deliveryWindow(delivery, country, now)
  return (
    <p className={styles.freight} data-stand={stand.type}>
      <Truck size={16} aria-hidden />
      <span>
        {stand.type === 'notSent' ? (
          <FormattedMessage
            id="cart.notSent"
            defaultMessage="This shop doesn’t send to {country}"
            values={{ country: intl.formatDisplayName(country, { type: 'region' }) ?? country }}
          />
        ) : stand.type === 'free' ? (
          <FormattedMessage id="cart.freightIsFree" defaultMessage="Freight is free" />
        ) : stand.type === 'missing' ? (
          <FormattedMessage
            id="cart.freightMissing"
            defaultMessage="Add {amount} more for free freight"
            values={{ amount: <Money cents={stand.cents} size="small" /> }}
          />
        ) : (
          <FormattedMessage
            id="cart.freightFlat"
            defaultMessage="{freight} freight"
            values={{ freight: <Money cents={stand.cents} size="small" /> }}
          />
        )}
      </span>
      {days === null || stand.type === 'notSent' ? null : (
        <span>
          <FormattedMessage
            id="cart.arrives"
            defaultMessage="Arrives {days}"
            values={{
              days: intl.formatDateTimeRange(days.from, days.to, {
                day: 'numeric',
                month: 'short',
              }),
            }}
          />
        </span>
      )}
    </p>
  )
}
