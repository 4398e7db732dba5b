// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { mergeCart, showCart } from '../../../contract/cart.ts'
import { placeOrder, quoteCheckout } from '../../../contract/orders.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import type { CheckoutSource } from '../../machines/checkoutTypes.ts'
import { storeGuestLines } from '../../services/guestCart.ts'
import { useCheckout } from './useCheckout.ts'

let bindings: Bindings
beforeEach(() => open())
afterEach(async () => {
  await bindings.close()
  storeGuestLines([])
})

function open(): void {
  bindings = openBindings()
  bindings.answers(showCart, aCart([aCartLine()]))
  bindings.answers(listAddresses, { list: [anAddress({ id: 7 })] })
  bindings.answers(quoteCheckout, aQuote())
}

const item = { skuId: 200, quantity: 2 }

async function shown(source: CheckoutSource = { type: 'buyNow', item }) {
  const held = await heldBy(bindings, () => useCheckout(source))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  return held
}

async function submitted() {
  const held = await shown()
  await act(async () => held().actor.send({ type: 'order.submitted' }))
  await soon(() => expect(bindings.askedFor(placeOrder)).toHaveLength(1))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  return held().snapshot
}

test('a changed total is shown next to the previous one', async () => {
  const quote = aQuote({ freightCents: 900, totalCents: 2_900 })
  const groups = quote.groups.map((group) => ({ ...group, freightCents: 900 }))
  const refusal = { status: 200, msg: 'Another total', reason: 'totalChanged' }
  bindings.refuses(placeOrder, { ...refusal, data: { quote: { ...quote, groups } } })
  const { value, context } = await submitted()
  expect([value, context.refusedFor, context.quote, context.quoteBefore, context.failure]).toEqual([
    { open: 'ready' },
    'totalChanged',
    { ...quote, groups },
    aQuote(),
    null,
  ])
  expect(bindings.askedFor(listAddresses)).toHaveLength(1)
})

test('the addresses are read again after the chosen one was deleted', async () => {
  bindings.refuses(placeOrder, { status: 200, msg: 'No such address', reason: 'addressMissing' })
  const { value, context } = await submitted()
  expect([value, context.refusedFor, bindings.askedFor(listAddresses).length]).toEqual([
    { open: 'ready' },
    'addressMissing',
    2,
  ])
})

test('an unanswered order can only be re-sent, under the same key', async () => {
  bindings.answers(placeOrder, () => Promise.reject(new TypeError('the line is cut')))
  const held = await shown()
  for (const type of ['order.submitted', 'checkout.retried'] as const) {
    await act(async () => held().actor.send({ type }))
    await soon(() => expect(held().snapshot.value).toBe('placingFailed'))
  }
  const [first, second] = bindings.askedFor(placeOrder)
  expect([held().snapshot.context.failure, bindings.askedFor(placeOrder).length, second]).toEqual([
    { type: 'network' },
    2,
    first,
  ])
})

test('the checkout fails when lines, addresses or prices fail to load', async () => {
  bindings.answers(quoteCheckout, () => Promise.reject(new TypeError('the line is cut')))
  const unpriced = (await shown())().snapshot
  bindings.answers(listAddresses, () => Promise.reject(new TypeError('the line is cut')))
  const unread = (await shown({ type: 'cart' }))().snapshot
  expect([unpriced, unread].map(({ value, context }) => [value, context.failure])).toEqual([
    ['quotingFailed', { type: 'network' }],
    ['openingFailed', { type: 'network' }],
  ])
})

test('a cart whose merge failed can’t be checked out, a single product can', async () => {
  await bindings.close()
  storeGuestLines([{ ...item, selected: true, seenPriceCents: 900 }])
  open()
  bindings.answers(mergeCart, () => Promise.reject(new TypeError('the line is cut')))
  const ofCart = await shown({ type: 'cart' })
  const atOnce = await shown()
  const stands = [ofCart, atOnce].map((held) => [
    held().snapshot.value,
    held().snapshot.context.failure,
  ])
  bindings.answers(mergeCart, { cart: aCart([aCartLine()]), changes: [] })
  await act(async () => ofCart().actor.send({ type: 'checkout.retried' }))
  await soon(() => expect(ofCart().snapshot.hasTag('editable')).toBe(true))
  expect([stands, ofCart().snapshot.context.items]).toEqual([
    [
      ['openingFailed', { type: 'network' }],
      [{ open: 'ready' }, null],
    ],
    [item],
  ])
})
