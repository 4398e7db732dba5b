// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import {
  addToCart,
  mergeCart,
  removeFromCart,
  showCart,
  updateCart,
  type CartLine,
} from '../../../contract/cart.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { storeGuestLines } from '../../services/guestCart.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './cartScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [] })
  window.history.replaceState(null, '', '/bag')
})
afterEach(() => bindings.close())

async function shown(...lines: CartLine[]) {
  bindings.answers(showCart, aCart(lines))
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  return place
}

const whole = (place: Element) => [
  outlineOf(place.querySelector('main > [data-pulled]')!),
  [...place.querySelectorAll('footer')].flatMap(outlineOf),
]

const line = aCartLine()
const gone = aCartLine({ skuId: 201, title: 'Kettle', sellable: false })

test('a filled cart stands next to its summary', async () => {
  expect(whole(await shown(line, gone))).toEqual([
    [
      'div data-phase=resting role=status',
      'div role=status | 1 item is no longer available | button type=button | Remove',
      'input type=checkbox checked',
      'All',
      'Select everything of North Pier',
      'input type=checkbox checked',
      'h2 | a href=/shop/3 | North Pier',
      'p data-stand=flat | $5.00 shipping',
      'Select Canvas tote',
      'input type=checkbox checked',
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00',
      'div role=group aria-label=Quantity of Canvas tote | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more',
      'button type=button aria-label=Remove Canvas tote | span aria-hidden=true | Remove',
      'button type=button tabindex=-1 aria-hidden=true | Remove',
      'Select Kettle',
      'input type=checkbox disabled',
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Kettle',
      'Navy',
      '$10.00',
      'No longer for sale',
      'button type=button aria-label=Remove Kettle | span aria-hidden=true | Remove',
      'button type=button tabindex=-1 aria-hidden=true | Remove',
      'p aria-live=polite | 2 pieces$20.00',
      'button type=button | Checkout',
      'Shipping and promo codes are counted at checkout.',
    ],
    [],
  ])
})

test('on a phone the total stands at the foot', async () => {
  onPhone()
  expect(whole(await shown(line))).toEqual([
    [
      'div data-phase=resting role=status',
      'Select everything of North Pier',
      'input type=checkbox checked',
      'h2 | a href=/shop/3 | North Pier',
      'p data-stand=flat | $5.00 shipping',
      'Select Canvas tote',
      'input type=checkbox checked',
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00',
      'div role=group aria-label=Quantity of Canvas tote | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more',
      'button type=button aria-label=Remove Canvas tote | span aria-hidden=true | Remove',
      'button type=button tabindex=-1 aria-hidden=true | Remove',
    ],
    [
      'input type=checkbox checked',
      'All',
      'p aria-live=polite | 2 pieces$20.00',
      'button type=button | Checkout',
    ],
  ])
})

test('an empty cart offers to browse', async () => {
  onPhone()
  expect(whole(await shown())).toEqual([
    [
      'div data-phase=resting role=status',
      'span aria-hidden=true',
      'Your cart is empty',
      'Add something you like: it is kept here until you check out.',
      'a href=/home | Look around',
    ],
    [],
  ])
})

test('a placeholder is shown while the cart loads', async () => {
  onPhone()
  bindings.answers(showCart, () => new Promise(() => {}))
  const pieces = Array.from({ length: 13 }, () => 'span data-skeleton=true')
  expect(whole(await bindings.show(<Screen />))).toEqual([
    [
      'div data-phase=resting role=status',
      ['div role=status', 'Loading', 'div aria-hidden=true', ...pieces].join(' | '),
    ],
    [],
  ])
})

test('a retry is offered where the cart fails to load', async () => {
  bindings.refuses(showCart, { status: 200, msg: 'Not now', reason: 'tooBusy' })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
  const failed = whole(place)
  bindings.answers(showCart, aCart([]))
  await act(async () => buttonOf(place, 'Try again')?.click())
  await soon(() => expect(place.textContent).toContain('Your cart is empty'))
  expect([failed, place.querySelector('[role=alert]')]).toEqual([
    [
      [
        'div data-phase=resting role=status',
        'div role=alert | span aria-hidden=true | Not now | Nothing you entered is lost. | button type=button | Try again',
      ],
      [],
    ],
    null,
  ])
})

test('removed lines can be brought back once', async () => {
  const stored = { lines: [line] }
  bindings.answers(removeFromCart, () => aCart((stored.lines = [])))
  bindings.answers(addToCart, () => aCart((stored.lines = [line])))
  const place = await shown(line)
  await act(async () => buttonOf(place, 'Remove Canvas tote')?.click())
  await soon(() => expect(buttonOf(place, 'Undo')).toBeDefined())
  const removed = outlineOf(place.querySelector('main > [data-pulled]')!)
  await act(async () => buttonOf(place, 'Undo')?.click())
  await soon(() => expect(buttonOf(place, 'Remove Canvas tote')).toBeDefined())
  expect([removed, buttonOf(place, 'Undo'), stored.lines]).toEqual([
    [
      'div data-phase=resting role=status',
      'span aria-hidden=true',
      'Your cart is empty',
      'Add something you like: it is kept here until you check out.',
      'a href=/home | Look around',
      'div role=status | Canvas tote removed | button type=button | Undo',
    ],
    undefined,
    [line],
  ])
})

test('changes since a guest added the lines are shown until they are dismissed', async () => {
  await bindings.close()
  storeGuestLines([{ skuId: 200, quantity: 2, selected: true, seenPriceCents: 900 }])
  bindings = openBindings()
  const change = { skuId: 200, title: 'Canvas tote', variant: 'Navy', before: 900, after: 1_000 }
  const changes = [{ ...change, change: 'priceUp' }]
  bindings.answers(mergeCart, { cart: aCart([line]), changes })
  const place = await shown(line)
  await soon(() => expect(buttonOf(place, 'Got it')).toBeDefined())
  const report = outlineOf(buttonOf(place, 'Got it')!.closest('[role=status]')!)
  await act(async () => buttonOf(place, 'Got it')?.click())
  expect([report, buttonOf(place, 'Got it')]).toEqual([
    [
      'One item in your cart changed:',
      'Canvas tote, Navy: price went up from $9.00 to $10.00',
      'button type=button | Got it',
    ],
    undefined,
  ])
})

test.each([
  { of: 'chosen goods', selected: true, isBusy: [null, 'true', null] },
  { of: 'no goods', selected: false, isBusy: [null, null, null] },
])('the checkout button waits while a change is saved, with $of', async (given) => {
  const { selected, isBusy } = given
  const place = await shown(aCartLine({ selected }))
  const saving = Promise.withResolvers<object>()
  bindings.answers(updateCart, () => saving.promise)
  const shownBusy = () => buttonOf(place, 'Checkout')?.getAttribute('aria-busy')
  const before = shownBusy()
  await act(async () => buttonOf(place, 'One more')?.click())
  const meanwhile = shownBusy()
  saving.resolve(aCart([aCartLine({ selected, quantity: 3 })]))
  await soon(() => expect(bindings.cart.getSnapshot().context.edits).toEqual([]))
  expect([before, meanwhile, shownBusy()]).toEqual(isBusy)
})

test('the button opens the checkout, or says that nothing is selected', async () => {
  const place = await shown(aCartLine({ selected: false }))
  await act(async () => buttonOf(place, 'Checkout')?.click())
  const said = [window.location.pathname, toasts.getCurrent()?.wording]
  const other = await shown(line)
  await soon(() => expect(other.textContent).toContain('2 pieces'))
  await act(async () => buttonOf(other, 'Checkout')?.click())
  expect([said, window.location.pathname]).toEqual([
    [
      '/bag',
      { message: { id: 'checkout.selectFirst', defaultMessage: 'Select an item to check out' } },
    ],
    '/checkout',
  ])
})

test('more pieces than an order may have are said before the checkout', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aCartLine({ skuId: at + 1, quantity: 99, available: 99, selected: true }),
    )
  const place = await shown(...many(6))
  const said = place.textContent
  await act(async () => buttonOf(place, 'Checkout')?.click())
  expect([said, window.location.pathname, toasts.getCurrent()?.wording]).toMatchObject([
    expect.stringContaining('An order has at most 500 pieces: select 94 pieces fewer.'),
    '/bag',
    { values: { most: 500, over: 94 } },
  ])
})

function buttonOf(place: Element, name: string) {
  return [...place.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
}
