import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Address } from '../../../contract/shippingAddress.ts'
import { later } from '../../services/later.ts'
import { readCountry, readCountryCookie, storeCountry } from '../../services/sessionStorage.ts'
import type { StoredCountry } from '../../services/sessionStorage.ts'
import type { TabChannel } from '../actors/tabChannel.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useResource } from '../actors/useResource.ts'
import { guessCountry } from './guessCountry.ts'
import { useSession } from './useSession.tsx'

const call = later(() => import('../../services/addresses.ts'))
const listAddresses = call('listAddresses')

const listeners = new Set<() => void>()
let otherTabs: Pick<TabChannel, 'post'> | null = null

/** The country that the server rendered the page for; null: it knew none. */
export const RenderedCountryContext = createContext<string | null>(null)

/** Shares the choice with other tabs. */
export function startDestination(tabs: TabChannel): void {
  otherTabs = tabs
  // The message carries the country because another tab's cookie may arrive later.
  tabs.listen('country', (country) => {
    if (country !== null) store({ country, isChosen: true })
  })
}

/** The shopper's own choice: it wins over every guess until its cookie expires. */
export function chooseDestination(country: string): void {
  const stored = readCountry()
  if (stored?.isChosen && stored.country === country) return
  store({ country, isChosen: true })
  otherTabs?.post('country', country)
}

/** Calls the listener with each country that is chosen, here or in another tab. */
export function followDestination(listener: (country: string) => void): () => void {
  return subscribe(() => {
    const stored = readCountry()
    if (stored?.isChosen) listener(stored.country)
  })
}

/**
 * The delivery country: the one chosen, else the default address's, else the last guess, else where
 * the browser is at home.
 */
export function destinationOf(
  addresses: readonly Pick<Address, 'country'>[],
  cookie = readCountryCookie(),
): string {
  const stored = readCountry(cookie)
  return stored?.isChosen
    ? stored.country
    : (addresses[0]?.country ?? stored?.country ?? countryOfBrowser())
}

/**
 * The delivery country, on every screen alike. Null only while React takes over a page that the
 * server rendered for no country.
 */
export function useDestination(): string | null {
  const rendered = use(RenderedCountryContext)
  const isHydrated = useHydrated()
  const cookie = useSyncExternalStore(subscribe, readCountryCookie, () => rendered)
  const { loggedIn } = useSession()
  const addresses = useResource<{ list: Address[] }>(
    ['addresses', loggedIn ? 'list' : 'none'],
    async (signal) => (loggedIn ? listAddresses({ signal }) : { list: [] }),
  )
  const isKnown = isHydrated || cookie !== null
  const country = isKnown ? destinationOf(addresses.data?.list ?? [], cookie) : null
  const isSettled = isHydrated && addresses.state !== 'loading'
  useEffect(() => {
    if (!isSettled || country === null) return
    const stored = readCountry()
    // The server renders the next page for it.
    if (stored === null || (!stored.isChosen && stored.country !== country)) {
      store({ country, isChosen: false })
    }
  }, [isSettled, country])
  return country
}

function store(stored: StoredCountry): void {
  storeCountry(stored)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function countryOfBrowser(): string {
  return guessCountry() || (new Intl.Locale(navigator.language).maximize().region ?? 'US')
}
