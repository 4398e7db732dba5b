import { FormattedMessage } from 'react-intl'
import { maxAddresses } from '../../../contract/limits.ts'
import { Callout } from '../ui/callout.tsx'

export function isFull({ list }: { list: readonly unknown[] }): boolean {
  return list.length >= maxAddresses
}

/** Replaces the link to a new address when the maximum is reached. */
export function AddressesFull() {
  return (
    <Callout tone="info">
      <FormattedMessage
        id="address.full"
        defaultMessage="You have {most, number} addresses, and more can’t be saved. Delete one to add another."
        values={{ most: maxAddresses }}
      />
    </Callout>
  )
}
