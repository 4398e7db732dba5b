// @vitest-environment happy-dom
import { act, use } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { lookUpGoods } from '../../../contract/cart.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { storeGuestLines } from '../../services/guestCart.ts'
import { GuestCartContext, useCartLink } from './guestCart.ts'
import { GuestCartHost } from './guestCartHost.tsx'

let bindings: Bindings
beforeEach(() => {
  window.history.replaceState(null, '', '/home')
  storeGuestLines([{ skuId: 200, quantity: 1, selected: true, seenPriceCents: 1_000 }])
  bindings = openBindings({ token: null })
  bindings.answers(lookUpGoods, { list: [] })
})
afterEach(async () => {
  await bindings.close()
  storeGuestLines([])
  await sheetsLeft()
})

function CartLink() {
  const { openedOn } = use(GuestCartContext)
  return (
    <a href="/bag" onClick={useCartLink()}>
      {openedOn ?? 'closed'}
    </a>
  )
}

test('a tap opens a guest’s cart over the screen, and leaving the screen closes it', async () => {
  const place = await bindings.show(
    <>
      <CartLink />
      <GuestCartHost />
    </>,
  )
  const link = place.querySelector('a')!
  const stand = () => [link.textContent, openSheet() !== null]
  const stands = [stand()]
  const askedBefore = bindings.askedFor(lookUpGoods)

  await act(async () => link.click())
  await soon(() => expect(openSheet()).not.toBeNull())
  stands.push(stand())
  for (const path of ['/explore', '/home']) {
    await act(async () => navigate(path))
    await soon(() => expect(openSheet()).toBeNull())
    stands.push(stand())
  }
  expect([askedBefore, stands]).toEqual([
    [],
    [
      ['closed', false],
      ['/home', true],
      ['closed', false],
      ['closed', false],
    ],
  ])
})
