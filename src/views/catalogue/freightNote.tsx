import { FormattedMessage } from 'react-intl'
import type { FreightRule } from '../../../contract/freight.ts'
import { Money } from '../ui/money.tsx'

export function FreightNote({ freight }: { freight: FreightRule }) {
  const { freightCents, freeFreightFromCents } = freight
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
