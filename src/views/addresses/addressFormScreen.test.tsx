// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { listAddresses, saveAddress, showAddress } from '../../../contract/address.ts'
import type { Address } from './useAddresses.ts'
import { anAddress as typedAddress } from '../../../tests/factories/address.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './addressFormScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const british: Address = { ...typedAddress, id: 7 }

function shown(address: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', address)
  return bindings.show(
    <Route path="/addressForm/:id?">
      <Screen />
    </Route>,
  )
}

const formThere = (place: Element) => soon(() => expect(place.querySelector('form')).not.toBeNull())

const filled = {
  addressee: 'Noor Haddad',
  mobile: '+44 20 7946 0000',
  area: 'Leeds',
  detail: '5 Canal Wharf',
  tag: 'Home',
  isDefault: true,
}

const values = (place: Element) =>
  Object.fromEntries(
    [...place.querySelectorAll<HTMLInputElement>('main form [name]')].map((field) => [
      field.name,
      field.type === 'checkbox' ? field.checked : field.value,
    ]),
  )

test.each([
  { of: 'an address', changes: {}, expected: { ...filled, country: 'GB', postcode: 'LS1 4DY' } },
  {
    of: 'an address without a postcode',
    changes: { country: 'JM', postcode: null },
    expected: { ...filled, country: 'JM' },
  },
  {
    of: 'a known tag in the reader’s language',
    changes: { tag: '公司' },
    expected: { ...filled, country: 'GB', postcode: 'LS1 4DY', tag: 'Work' },
  },
])('the form shows $of', async ({ changes, expected }) => {
  bindings.answers(showAddress, { ...british, ...changes })
  const place = await shown('/addressForm/7')
  await formThere(place)
  await soon(() => expect(values(place)).toEqual(expected))
  expect([
    place.querySelector('h1')?.textContent,
    bindings.askedFor(showAddress)[0]?.query,
  ]).toEqual(['Edit address', { id: '7' }])
})

test.each([
  { of: 'the first address', list: [], isDefault: true },
  { of: 'a further address', list: [british], isDefault: false },
])('$of is the default: $isDefault', async ({ list, isDefault }) => {
  bindings.answers(listAddresses, { list })
  const place = await shown('/addressForm')
  await formThere(place)
  expect([place.querySelector('h1')?.textContent, values(place)['isDefault']]).toEqual([
    'New address',
    isDefault,
  ])
})

test('a saved address leads to the addresses', async () => {
  bindings.answers(showAddress, british)
  bindings.answers(saveAddress, british)
  const place = await shown('/addressForm/7')
  await formThere(place)
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())
  await soon(() => expect(window.location.pathname).toBe('/address'))
})

test.each([
  { of: 'new', address: '/addressForm', call: listAddresses },
  { of: 'known', address: '/addressForm/7', call: showAddress },
])('a placeholder is shown while the form of a $of address loads', async ({ address, call }) => {
  const pieces = Array.from({ length: 4 }, () => 'span data-skeleton=true')
  bindings.answers(call, () => new Promise(() => {}))
  const place = await shown(address)
  expect(outlineOf(place.querySelector('main')!)).toEqual([
    ['div role=status', 'Loading', 'div aria-hidden=true', ...pieces].join(' | '),
  ])
})

test('a retry is offered where the address fails to load', async () => {
  bindings.answers(showAddress, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown('/addressForm/7')
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  bindings.answers(showAddress, british)
  await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
  await formThere(place)
  expect(place.querySelector('main [role=alert]')).toBeNull()
})
