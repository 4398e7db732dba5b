// @vitest-environment happy-dom
import { act, useState } from 'react'
import type { ComponentProps } from 'react'
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
  return settledCheckout(bindings, { part: (checkout) => <OpenedByTap {...checkout} /> })
}

function OpenedByTap(checkout: Pick<ComponentProps<typeof AddressPanel>, 'actor' | 'snapshot'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AddressPanel
      {...checkout}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  )
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
      'button type=button | Add a new address',
    ],
    [
      'h2 | Deliver to',
      'button type=button aria-haspopup=dialog aria-expanded=false | Ada F.work3 Mill LanePortland, Oregon 97201 · United States+1 555 0100Change',
    ],
  ])
})

const written = {
  addressee: 'Ada Fisher',
  country: 'US',
  mobile: '+1 503 555 0100',
  area: 'Portland, Oregon',
  postcode: '97201',
  detail: '12 Quay Street',
  tag: 'home',
}

async function writes(sheet: Element) {
  for (const [name, value] of Object.entries(written)) await fillIn(sheet, `[name=${name}]`, value)
  bindings.answers(saveAddress, atHome)
  bindings.answers(listAddresses, { list: [atHome] })
  await act(async () => sheet.querySelector<HTMLElement>('[type=submit]')?.click())
}

test('a first address is entered in the sheet, and its row gets the focus once it is saved', async () => {
  const { place } = await opened([])
  const row = place.querySelector('[aria-haspopup]')
  const asked = row?.textContent
  await writes(openSheet()!)
  await soon(() => expect(openSheet()).toBeNull())
  await soon(() => expect(document.activeElement).toBe(row))
  expect([asked, row?.textContent]).toEqual([
    'Where should it go? Add your addressAdd',
    'Ada Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100Change',
  ])
})

test('a further address is entered in the same sheet, which opens with the list the next time', async () => {
  const { place } = await opened([atWork])
  await act(async () => openSheet()?.querySelector<HTMLElement>('footer button')?.click())
  const titles = [openSheet()?.querySelector('h2')?.textContent]
  await writes(openSheet()!)
  await soon(() => expect(openSheet()).toBeNull())
  await act(async () => place.querySelector<HTMLElement>('[aria-haspopup]')?.click())
  await soon(() => expect(openSheet()).not.toBeNull())
  titles.push(openSheet()?.querySelector('h2')?.textContent)
  expect(titles).toEqual(['New address', 'Choose an address'])
})

test('a shopper with as many addresses as can be saved is told so', async () => {
  await opened(Array.from({ length: 30 }, (_, index) => anAddress({ id: index + 1 })))
  expect(openSheet()?.querySelector('footer')?.textContent).toBe(
    'You have 30 addresses, and more can’t be saved. Delete one to add another.',
  )
})

test('an address that existed before takes no focus', async () => {
  const { place } = await shown([atHome])
  expect(place.contains(document.activeElement)).toBe(false)
})
