import { useIntl } from 'react-intl'

/** ISO 3166-1 alpha-2 to the name in the shopper's language. */
export function useCountryName() {
  const intl = useIntl()
  return (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code
}
