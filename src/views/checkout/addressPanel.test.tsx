// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses, saveAddress } from '../../../contract/address.ts'
import { quoteCheckout } from '../../../contract/orders.ts'
import type { Address } from '../../../contract/shippingAddress.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { settledCheckout } from '../../../tests/support/settledCheckout.ts'
import { AddressPanel } from './addressPanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(quoteCheckout, aQuote())
  window.history.replaceState(null, '', '/checkout')
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

const atHome = anAddress()
const atWork = anAddress({ id: 8, addressee: 'Ada F.', detail: '3 Mill Lane', tag: 'work' })

function shown(list: readonly Address[]) {
  bindings.answers(listAddresses, { list })
  return settledCheckout(bindings, { part: (checkout) => <AddressPanel {...checkout} /> })
}

async function opened(list: readonly Address[]) {
  const panel = await shown(list)
  await act(async () => panel.place.querySelector<HTMLElement>('[aria-haspopup]')?.click())
  await soon(() => expect(openSheet()).not.toBeNull())
  return panel
}

test('another address can be chosen', async () => {
  const { place, settled } = await opened([atHome, atWork])
  const offered = outlineOf(openSheet()!).slice(-2)
  const choice = openSheet()?.querySelector<HTMLElement>('[aria-pressed=false]')
  await act(async () => choice?.click())
  await settled()
  await soon(() => expect(openSheet()).toBeNull())
  expect([offered, outlineOf(place)]).toEqual([
    [
      'div data-drawer-content= | button type=button aria-pressed=true | span aria-hidden=trueAda Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100 | button type=button aria-pressed=false | span aria-hidden=trueAda F.work3 Mill LanePortland, Oregon 97201 · United States+1 555 0100',
      'a href=/addressForm?returnTo=%2Fcheckout | Add a new address',
    ],
    [
      'h2 | Deliver to',
      'button type=button aria-haspopup=dialog aria-expanded=false | Ada F.work3 Mill LanePortland, Oregon 97201 · United States+1 555 0100Change',
    ],
  ])
})

test('the link to a new address contains the way back to the checkout', async () => {
  window.history.replaceState(null, '', '/checkout?sku=200&quantity=2')
  await opened([atHome])
  expect(openSheet()?.querySelector('a')?.getAttribute('href')).toBe(
    '/addressForm?returnTo=%2Fcheckout%3Fsku%3D200%26quantity%3D2',
  )
})

const written = {
  addressee: 'Ada Fisher',
  country: 'US',
  mobile: '+1 503 555 0100',
  area: 'Portland, Oregon',
  postcode: '97201',
  detail: '12 Quay Street',
}

test('a first address is entered here, and gets the focus once it is saved', async () => {
  const { place } = await shown([])
  const offered = place.querySelectorAll('a, [aria-haspopup]').length
  for (const [name, value] of Object.entries(written)) await fillIn(place, `[name=${name}]`, value)
  bindings.answers(saveAddress, atHome)
  bindings.answers(listAddresses, { list: [atHome] })
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())
  const chosen = () => place.querySelector('[aria-haspopup]')
  await soon(() => expect(chosen()).not.toBeNull())
  expect([offered, place.querySelector('form'), document.activeElement]).toEqual([
    0,
    null,
    chosen(),
  ])
})

test('an address that existed before takes no focus', async () => {
  const { place } = await shown([atHome])
  expect(place.contains(document.activeElement)).toBe(false)
})
