// @vitest-environment happy-dom
import { act, use } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { showCart } from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { CartCountContext } from './cartCount.ts'
import { GuestCartContext } from './guestCart.ts'
import { CartProvider } from './useCart.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(showCart, aCart([aCartLine()]))
})
afterEach(async () => {
  localStorage.clear()
  await bindings.close()
})

test.each([
  { whose: 'a guest’s', token: null, pieces: 0, isOffered: false },
  { whose: 'a guest’s', token: null, pieces: 1, isOffered: true },
  { whose: 'a shopper’s', token: 'token-1', pieces: 1, isOffered: false },
])('$whose cart of $pieces pieces opens over a screen: $isOffered', async (given) => {
  const { token, pieces, isOffered } = given
  await bindings.close()
  bindings = openBindings({ token })
  bindings.answers(showCart, aCart([aCartLine({ quantity: 1 })]))
  const held = await heldBy(bindings, () => ({
    ...use(GuestCartContext),
    count: use(CartCountContext),
  }))
  const put = { type: 'line.added', skuId: 200, quantity: 1, priceCents: 1_000 } as const
  if (token === null && pieces > 0) await act(async () => bindings.cart.send(put))
  await soon(() => expect(held().count).toBe(pieces))
  expect(held().isOffered).toBe(isOffered)
})

test('it stays open on the screen where it was opened, until it is closed', async () => {
  window.history.replaceState(null, '', '/home')
  const held = await heldBy(bindings, () => use(GuestCartContext))
  const stands = [held().openedOn]
  await act(async () => held().open())
  stands.push(held().openedOn)
  await act(async () => held().close())
  expect([...stands, held().openedOn]).toEqual([null, '/home', null])
})

test('the count is zero during hydration', async () => {
  await waitFor(bindings.cart, (snapshot) => snapshot.context.lines.length === 1)
  const Count = () => use(CartCountContext)
  const rendered = renderToString(
    <CartProvider actor={bindings.cart}>
      <Count />
    </CartProvider>,
  )
  expect(rendered).toBe('0')
})
