// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { showCart } from '../../../contract/cart.ts'
import { quoteCheckout } from '../../../contract/orders.ts'
import type { Quote } from '../../../contract/quote.ts'
import { aCart } from '../../../tests/factories/cartAnswers.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './checkoutScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
  window.history.replaceState(null, '', '/checkout?sku=200&quantity=2')
})
afterEach(() => bindings.close())

async function shown(quote: Quote = aQuote(), availableCents = 50_000) {
  bindings.answers(quoteCheckout, quote)
  await knownShopper(bindings, { availableCents })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  await soon(() => expect(place.querySelector('[aria-busy]')).toBeNull())
  return place
}

const parts = (place: Element) =>
  ['main', 'footer'].map((part) => [...place.querySelectorAll(part)].flatMap(outlineOf))

/** With enough on the balance. */
const payment = [
  'h2 | Payment',
  'Your balance',
  '$500.00',
  'Balance after payment',
  '$475.10',
  'Paid from your balance with your payment code. The shop is paid after you confirm delivery.',
]

const soldOut = { skuId: 200, reason: 'outOfStock', available: 0 } as const

test('lines, address and costs stand side by side', async () => {
  expect(parts(await shown())).toEqual([
    [
      'h2 | Deliver to',
      'button type=button aria-haspopup=dialog aria-expanded=false | Ada Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100Change',
      'h2 | a href=/shop/3 | North Pier',
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00× 2',
      'Shipping',
      '$4.90',
      'Add a promo code',
      'Have one?',
      'input aria-invalid=false value=',
      'button type=submit | Apply',
      'Add a note to the shop',
      'Note to the shop',
      'optional',
      'textarea aria-invalid=false',
      'Subtotal',
      '$20.00',
      'Shipping',
      '$4.90',
      'Total',
      '$24.90',
      ...payment,
      'div role=status',
      'p role=status',
      'button type=button | Place order and pay $24.90',
    ],
    [],
  ])
})

test('on a phone the order button stands at the foot', async () => {
  onPhone()
  const [main, footer] = parts(await shown())
  expect([main?.slice(-6), footer]).toEqual([
    payment,
    ['div role=status', 'p role=status', 'button type=button | Place order and pay $24.90'],
  ])
})

test('says before the order is placed what the balance lacks, and that it can be topped up then', async () => {
  const [main] = parts(await shown(aQuote(), 2_000))
  const at = main?.indexOf('h2 | Payment') ?? -1
  expect(main?.slice(at, at + 5)).toEqual([
    'h2 | Payment',
    'Your balance',
    '$20.00',
    'You need $4.90 more',
    'Place the order, then top up exactly that. The goods stay reserved for you.',
  ])
})

test('without available lines there is no total and no order button', async () => {
  const place = await shown(aQuote({ groups: [], problems: [soldOut] }))
  const observed = parts(place)
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(place.querySelector('[role=alert]')).toBeNull())
  expect([observed, parts(place)]).toEqual([
    [
      [
        'div role=alert | Some items are no longer available: | Sold out | button type=button | Choose other items',
        'h2 | Deliver to',
        'button type=button aria-haspopup=dialog aria-expanded=false | Ada Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100Change',
        'Add a promo code',
        'Have one?',
        'input aria-invalid=false value=',
        'button type=submit | Apply',
        'Add a note to the shop',
        'Note to the shop',
        'optional',
        'textarea aria-invalid=false',
        'div role=status',
        'p role=status | Sort out the items that can’t be ordered',
      ],
      [],
    ],
    [
      [
        'span aria-hidden=true',
        'Select an item to check out',
        'Select items in your cart to check out.',
        'a href=/bag | To the cart',
      ],
      [],
    ],
  ])
})

test('unavailable lines can be left out where others are available', async () => {
  const place = await shown(aQuote({ problems: [{ ...soldOut, available: 1 }] }))
  const [main] = parts(place)
  expect([main?.at(0), main?.slice(-11)]).toEqual([
    'div role=alert | Some items are no longer available: | Only 1 left | button type=button | Continue with the rest',
    [
      'Total',
      '$24.90',
      ...payment,
      'div role=status',
      'p role=status | Sort out the items that can’t be ordered',
      'button type=button disabled | Place order and pay $24.90',
    ],
  ])
})

test('a cart without selected lines offers nothing to order', async () => {
  window.history.replaceState(null, '', '/checkout')
  bindings.answers(showCart, aCart([]))
  expect(parts(await shown())).toEqual([
    [
      'span aria-hidden=true',
      'Select an item to check out',
      'Select items in your cart to check out.',
      'a href=/bag | To the cart',
    ],
    [],
  ])
})

test('a placeholder is shown while the price loads', async () => {
  bindings.answers(quoteCheckout, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  const pieces = Array.from({ length: 10 }, () => 'span data-skeleton=true')
  expect(parts(place)).toEqual([
    [['div role=status', 'Loading', 'div aria-hidden=true', ...pieces].join(' | ')],
    [],
  ])
})

test.each([
  { of: 'the addresses', call: listAddresses },
  { of: 'the price', call: quoteCheckout },
])('a retry loads everything again where $of failed to load', async ({ call }) => {
  const answers = { isCut: true }
  bindings.answers(call, () => {
    if (answers.isCut) throw new TypeError('the line is cut')
    return call === listAddresses ? { list: [anAddress()] } : aQuote()
  })
  if (call === listAddresses) bindings.answers(quoteCheckout, aQuote())
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = [...place.querySelectorAll('main button')].map(({ textContent }) => textContent)
  answers.isCut = false
  await act(async () => place.querySelector<HTMLElement>('main button')?.click())
  await soon(() => expect(place.querySelector('h2')).not.toBeNull())
  expect([failed, place.querySelector('main [role=alert]')]).toEqual([['Try again'], null])
})
