import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AddressForm } from './addressForm.tsx'
import { addressTags } from './addressTags.ts'
import { guessCountry } from './guessCountry.ts'
import { emptyAddress } from './useAddresses.ts'
import type { Address } from './useAddresses.ts'

/** An empty form with guessed defaults. A first address is Home and the default. */
export function NewAddressForm({
  isFirst,
  onSaved,
}: {
  isFirst: boolean
  onSaved: (saved: Address) => void
}) {
  const intl = useIntl()
  const [country] = useState(() => guessCountry())
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
