import { Truck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { freightStandOf } from '../../machines/selectors/cartSelectors.ts'
import type { LineToSend } from '../../machines/selectors/cartSelectors.ts'
import { useDestination } from '../session/useDestination.ts'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useArrivalDays } from '../ui/useArrivalDays.ts'
import { useCountryName } from '../ui/useCountryName.ts'
import styles from './cartLines.module.css'

/** The state of a shop's freight to the shopper's country, and the delivery time. */
export function FreightStand({ lines }: { lines: readonly LineToSend[] }) {
  const countryName = useCountryName()
  const country = useDestination()
  const stand = freightStandOf(lines, country)
  const days = useArrivalDays(lines[0]?.delivery ?? null, country)
  if (stand === null) return null
  if (country === null) {
    return (
      <p className={styles.freight}>
        <Skeleton width="14em" height="1.4em" />
      </p>
    )
  }
  return (
    <p className={styles.freight} data-stand={stand.type}>
      <Truck size={16} aria-hidden />
      <span>
        {stand.type === 'notSent' ? (
          <FormattedMessage
            id="cart.notSent"
            defaultMessage="This shop doesn’t deliver to {country}"
            values={{ country: countryName(country) }}
          />
        ) : stand.type === 'free' ? (
          <FormattedMessage id="cart.freightIsFree" defaultMessage="Free shipping" />
        ) : stand.type === 'missing' ? (
          <FormattedMessage
            id="cart.freightMissing"
            defaultMessage="{freight} shipping, free for {amount} more"
            values={{
              freight: <Money cents={stand.cents} size="small" />,
              amount: <Money cents={stand.missingCents} size="small" />,
            }}
          />
        ) : (
          <FormattedMessage
            id="cart.freightFlat"
            defaultMessage="{freight} shipping"
            values={{ freight: <Money cents={stand.cents} size="small" /> }}
          />
        )}
      </span>
      {days === null || stand.type === 'notSent' ? null : (
        <span>
          <FormattedMessage id="cart.arrives" defaultMessage="Arrives {days}" values={{ days }} />
        </span>
      )}
    </p>
  )
}
