import { useState } from 'react'
import { useIntl } from 'react-intl'
import { destinationOf } from '../session/useDestination.ts'
import { AddressForm } from './addressForm.tsx'
import { addressTags } from './addressTags.ts'
import { emptyAddress } from './useAddresses.ts'
import type { Address } from './useAddresses.ts'

/** An empty form, for the delivery country. A first address is Home and the default. */
export function NewAddressForm({
  isFirst,
  onSaved,
}: {
  isFirst: boolean
  onSaved: (saved: Address) => void
}) {
  const intl = useIntl()
  const [country] = useState(() => destinationOf([]))
  return (
    <AddressForm
      id={null}
      initial={{
        ...emptyAddress,
        country,
        tag: isFirst ? intl.formatMessage(addressTags.home) : '',
        isDefault: isFirst,
      }}
      takesFocus
      onSaved={onSaved}
    />
  )
}
