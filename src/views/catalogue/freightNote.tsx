import { FormattedMessage, useIntl } from 'react-intl'
import type { FreightRule, ShopFreight } from '../../../contract/freight.ts'
import { differsByCountry, freightTo, isSentTo } from '../../../contract/freightTo.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useDestination } from '../session/useDestination.ts'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './freightNote.module.css'

/** The server renders the same note for everybody. The country is known after hydration. */
export function FreightNote({ freight }: { freight: ShopFreight }) {
  const isHydrated = useHydrated()
  if (!differsByCountry(freight)) return <Freight rule={freight} />
  return isHydrated ? <FreightHere freight={freight} /> : <Skeleton width="14em" height="1.4em" />
}

function FreightHere({ freight }: { freight: ShopFreight }) {
  const intl = useIntl()
  const country = useDestination()
  if (isSentTo(freight, country)) return <Freight rule={freightTo(freight, country)} />
  return (
    <p className={styles.notSent}>
      <FormattedMessage
        id="freight.notSent"
        defaultMessage="This shop doesn’t send to {country}"
        values={{ country: intl.formatDisplayName(country, { type: 'region' }) ?? country }}
      />
    </p>
  )
}

function Freight({ rule: { freightCents, freeFreightFromCents } }: { rule: FreightRule }) {
  if (freightCents === 0) {
    return (
      <p>
        <FormattedMessage id="freight.free" defaultMessage="This shop ships for free" />
      </p>
    )
  }
  return (
    <p>
      {freeFreightFromCents === null ? (
        <FormattedMessage
          id="freight.flat"
          defaultMessage="{freight} for everything from this shop"
          values={{ freight: <Money cents={freightCents} size="small" /> }}
        />
      ) : (
        <FormattedMessage
          id="freight.freeFrom"
          defaultMessage="{freight} for everything from this shop, free from {from}"
          values={{
            freight: <Money cents={freightCents} size="small" />,
            from: <Money cents={freeFreightFromCents} size="small" />,
          }}
        />
      )}
    </p>
  )
}
