// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { quoteCheckout, placeOrder } from '../../../contract/orders.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { settledCheckout } from '../../../tests/support/settledCheckout.ts'
import { CheckoutFooter } from './checkoutFooter.tsx'
import { act } from 'react'
import { CheckoutCallouts } from './checkoutCallouts.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
  bindings.answers(quoteCheckout, aQuote())
})
afterEach(() => bindings.close())

type Given = Pick<ComponentProps<typeof CheckoutFooter>, 'actor' | 'snapshot'>

const footer = (given: Given, onAddAddress = () => {}) => (
  <CheckoutFooter
    {...given}
    quote={given.snapshot.context.quote ?? aQuote()}
    onAddAddress={onAddAddress}
  />
)

test('without an address the button asks for one, and nothing is said to be wrong', async () => {
  bindings.answers(listAddresses, { list: [] })
  const onAddAddress = vi.fn()
  const { place } = await settledCheckout(bindings, {
    part: (given) => footer(given, onAddAddress),
  })
  const observed = outlineOf(place)
  await act(async () => place.querySelector<HTMLElement>('button')?.click())
  expect([observed, onAddAddress.mock.calls.length]).toEqual([
    ['div role=status', 'p role=status', 'button type=button | Add an address to continue'],
    1,
  ])
})

test('a price that failed to load shows as missing, not as loading', async () => {
  const { place, checkout, settled } = await settledCheckout(bindings, {
    part: (given) => footer(given),
  })
  const ready = outlineOf(place)
  bindings.answers(quoteCheckout, {})
  checkout().actor.send({ type: 'address.chosen', addressId: 7 })
  await settled()
  expect([ready, outlineOf(place)]).toEqual([
    ['div role=status', 'p role=status', 'button type=button | Place order and pay $24.90'],
    [
      'div role=status',
      'p role=status | Today’s price could not be loaded.',
      'button type=button disabled | Place order and pay $24.90',
    ],
  ])
})

test('an order above what a payment may be says so', async () => {
  bindings.answers(quoteCheckout, aQuote({ totalCents: 1_000_000_001 }))
  const { place } = await settledCheckout(bindings, { part: (each) => footer(each) })
  expect(outlineOf(place)).toEqual([
    'div role=status',
    'p role=status | At most $10,000,000.00 can be paid at once. Please order less.',
    'button type=button disabled | Place order and pay $10,000,000.01',
  ])
})

test.each([
  { quantity: 500, isDisabled: '', said: '' },
  {
    quantity: 501,
    isDisabled: ' disabled',
    said: ' | An order has at most 500 pieces. Select fewer in the cart.',
  },
])('an order of $quantity pieces is offered or says the limit', async (given) => {
  const { quantity, isDisabled, said } = given
  bindings.answers(quoteCheckout, aQuote({ quantity }))
  const { place } = await settledCheckout(bindings, { part: (each) => footer(each) })
  expect(outlineOf(place)).toEqual([
    'div role=status',
    `p role=status${said}`,
    `button type=button${isDisabled} | Place order and pay $24.90`,
  ])
})

const shown = () =>
  settledCheckout(bindings, { part: (checkout) => <CheckoutCallouts {...checkout} /> })

const noSuchAnswer = {}

test('shows nothing for an order that can be placed', async () => {
  const { place } = await shown()
  expect(outlineOf(place)).toEqual([])
})

test('says that retrying is safe for an order that may have been placed', async () => {
  bindings.answers(placeOrder, noSuchAnswer)
  const { place, checkout, settled } = await shown()
  checkout().actor.send({ type: 'order.submitted' })
  await settled()
  expect(outlineOf(place)).toEqual([
    'div role=alert | Something went wrong on our side. Please try again. | Trying again is safe: it can’t become two orders.',
  ])
})

test('offers a retry for a price that failed to load for another address', async () => {
  const { place, checkout, settled } = await shown()
  bindings.answers(quoteCheckout, noSuchAnswer)
  checkout().actor.send({ type: 'address.chosen', addressId: 7 })
  await settled()
  const observed = outlineOf(place)
  bindings.answers(quoteCheckout, aQuote())
  await act(async () => place.querySelector<HTMLElement>('button')?.click())
  await settled()
  expect([observed, outlineOf(place)]).toEqual([
    [
      'div role=alert | Something went wrong on our side. Please try again. | button type=button | Try again',
    ],
    [],
  ])
})
