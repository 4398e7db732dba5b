import { useIntl } from 'react-intl'

/** Returns a function from an ISO 3166-1 alpha-2 code to the name in the shopper's language. */
export function useCountryName() {
  const intl = useIntl()
  return (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code
}
