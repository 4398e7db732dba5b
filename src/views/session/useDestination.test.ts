// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { listAddresses } from '../../../contract/address.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { readCountry, storeCountry } from '../../services/sessionStorage.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useAddresses } from '../addresses/useAddresses.ts'
import {
  chooseDestination,
  followDestination,
  startDestination,
  useDestination,
} from './useDestination.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

const inBrowserOf = (language: string) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  // Without a region the time zone decides before the language does, and UTC is nobody's.
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function options(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'UTC' }
  })
}

test('the destination is the first address, requested once for all views', async () => {
  const list = [anAddress({ country: 'GB' }), anAddress({ id: 8, country: 'JP' })]
  bindings.answers(listAddresses, { list })
  const held = await heldBy(bindings, () => ({ all: useAddresses().data, to: useDestination() }))
  await soon(() => expect(held()).toEqual({ all: { list }, to: 'GB' }))
  expect(bindings.askedFor(listAddresses)).toHaveLength(1)
})

test.each([
  { language: 'de-AT', country: 'AT' },
  { language: 'ja', country: 'JP' },
  { language: 'xx', country: 'US' },
])('without an address, the language $language gives the country $country', async (given) => {
  inBrowserOf(given.language)
  bindings.answers(listAddresses, { list: [] })
  const destination = await heldBy(bindings, useDestination)
  await soon(() => expect(bindings.askedFor(listAddresses)).toHaveLength(1))
  expect(destination()).toBe(given.country)
})

test('the addresses are requested only once a shopper has signed in', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  inBrowserOf('en-AU')
  bindings.answers(getUserInfo, aUserInfo())
  bindings.answers(listAddresses, { list: [anAddress({ country: 'GB' })] })
  const destination = await heldBy(bindings, useDestination)
  const ofGuest = [destination(), bindings.askedFor(listAddresses).length]
  await act(async () => bindings.hear('session', 'token-2'))
  await soon(() => expect(destination()).toBe('GB'))
  expect([ofGuest, bindings.askedFor(listAddresses).map(({ token }) => token)]).toEqual([
    ['AU', 0],
    ['token-2'],
  ])
})

test('a choice wins over every guess, on every screen, and for the next page', async () => {
  bindings.answers(listAddresses, { list: [anAddress({ country: 'GB' })] })
  const destination = await heldBy(bindings, useDestination)
  await soon(() => expect(destination()).toBe('GB'))
  const chosen: string[] = []
  const leave = followDestination((country) => chosen.push(country))
  await act(async () => chooseDestination('DE'))
  leave()
  await act(async () => chooseDestination('FR'))
  expect([destination(), chosen, readCountry()]).toEqual([
    'FR',
    ['DE'],
    { country: 'FR', isChosen: true },
  ])
})

test('a guess gives way to a better one, which the server renders the next page for', async () => {
  storeCountry({ country: 'AU', isChosen: false })
  bindings.answers(listAddresses, { list: [anAddress({ country: 'GB' })] })
  const destination = await heldBy(bindings, useDestination)
  await soon(() => expect(destination()).toBe('GB'))
  expect(readCountry()).toEqual({ country: 'GB', isChosen: false })
})

test('what is chosen in one tab is so in all', async () => {
  const posted: unknown[] = []
  let hear = (_country: string | null) => {}
  startDestination({
    post: (...message) => posted.push(message),
    listen: (_topic, listener) => {
      hear = listener
      return () => {}
    },
  })
  bindings.answers(listAddresses, { list: [] })
  const destination = await heldBy(bindings, useDestination)
  await act(async () => chooseDestination('DE'))
  await act(async () => hear('IE'))
  expect([destination(), posted]).toEqual(['IE', [['country', 'DE']]])
})

test('addresses that changed meanwhile are asked for anew, and those before not waited for', async () => {
  bindings.answers(listAddresses, () => new Promise(() => {}))
  await heldBy(bindings, useDestination)
  await soon(() => expect(bindings.askedFor(listAddresses)).toHaveLength(1))
  await act(async () => actorStore.refresh(['addresses']))
  await soon(() => expect(bindings.askedFor(listAddresses)).toHaveLength(2))
  expect(bindings.givenUp(listAddresses)).toBe(1)
})
