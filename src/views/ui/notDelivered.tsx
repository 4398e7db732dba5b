import { FormattedMessage } from 'react-intl'
import { useCountryName } from './useCountryName.ts'

/** On goods that can't be delivered to the delivery country. */
export function NotDelivered({ country }: { country: string }) {
  const countryName = useCountryName()
  return (
    <FormattedMessage
      id="delivery.notTo"
      defaultMessage="Not delivered to {country}"
      values={{ country: countryName(country) }}
    />
  )
}
