import type { Address } from '../../../contract/shippingAddress.ts'
import { later } from '../../services/later.ts'
import { useResource } from '../actors/useResource.ts'
import { useSession } from './useSession.tsx'

const call = later(() => import('../../services/addresses.ts'))
const listAddresses = call('listAddresses')

/**
 * The country to ship to: that of the shopper's first address, else the one of the browser's
 * language.
 */
export function useDestination(): string {
  const { loggedIn } = useSession()
  const addresses = useResource<{ list: Address[] }>(
    ['addresses', loggedIn ? 'list' : 'none'],
    async (signal) => (loggedIn ? listAddresses({ signal }) : { list: [] }),
  )
  return addresses.data?.list[0]?.country ?? countryOfBrowser()
}

function countryOfBrowser(): string {
  return new Intl.Locale(navigator.language).maximize().region ?? 'US'
}
