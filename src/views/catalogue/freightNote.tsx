import { FormattedMessage } from 'react-intl'
import type { FreightRule, ShopFreight } from '../../../contract/freight.ts'
import { differsByCountry, freightTo, isSentTo } from '../../../contract/freightTo.ts'
import { useDestination } from '../session/useDestination.ts'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCountryName } from '../ui/useCountryName.ts'
import styles from './freightNote.module.css'

/** What shipping costs to the delivery country, which may be known only after hydration. */
export function FreightNote({ freight }: { freight: ShopFreight }) {
  return differsByCountry(freight) ? <FreightHere freight={freight} /> : <Freight rule={freight} />
}

function FreightHere({ freight }: { freight: ShopFreight }) {
  const countryName = useCountryName()
  const country = useDestination()
  if (country === null) return <Skeleton width="14em" height="1.4em" />
  if (isSentTo(freight, country)) return <Freight rule={freightTo(freight, country)} />
  return (
    <p className={styles.notSent}>
      <FormattedMessage
        id="freight.notSent"
        defaultMessage="This shop doesn’t deliver to {country}"
        values={{ country: countryName(country) }}
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
          defaultMessage="{freight} shipping for everything from this shop"
          values={{ freight: <Money cents={freightCents} size="small" /> }}
        />
      ) : (
        <FormattedMessage
          id="freight.freeFrom"
          defaultMessage="{freight} shipping for everything from this shop, free from {from}"
          values={{
            freight: <Money cents={freightCents} size="small" />,
            from: <Money cents={freeFreightFromCents} size="small" />,
          }}
        />
      )}
    </p>
  )
}
