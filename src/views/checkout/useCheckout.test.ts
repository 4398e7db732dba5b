// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { listAddresses } from '../../../contract/address.ts'
import { showCart } from '../../../contract/cart.ts'
import { listOrders, placeOrder, quoteCheckout, showOrder } from '../../../contract/orders.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { anAddress, anOrder, aQuote } from '../../../tests/factories/orderAnswers.ts'
import {
  callName,
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { useOrder, useOrders } from '../orders/useOrder.ts'
import { useCheckout } from './useCheckout.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(showCart, aCart([]))
})
afterEach(() => bindings.close())

test('an applied promo code is sent with the quote and the order', async () => {
  const promo = { code: 'HARBOR10', refusedFor: null, minSubtotalCents: null }
  bindings.answers(listAddresses, { list: [anAddress({ id: 7, isDefault: true })] })
  bindings.answers(quoteCheckout, ({ body }: { body: unknown }) =>
    aQuote({ problems: [], promo: JSON.stringify(body).includes(promo.code) ? promo : null }),
  )
  bindings.answers(placeOrder, anOrder({ id: 31 }))
  const item = { skuId: 200, quantity: 2 }
  const { actor } = (await heldBy(bindings, () => useCheckout({ type: 'buyNow', item })))()
  await act(async () => {
    const applied = { type: 'promo.applied', code: promo.code } as const
    await waitFor(actor, (snapshot) => snapshot.can(applied))
    actor.send(applied)
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.submitted' }))
    actor.send({ type: 'order.submitted' })
    await waitFor(actor, (snapshot) => snapshot.context.order !== null)
  })

  const { country } = anAddress()
  expect(bindings.askedFor(quoteCheckout).map(({ body }) => body)).toEqual([
    { items: [item], country },
    { items: [item], country, promoCode: promo.code },
  ])
  expect(bindings.askedFor(placeOrder)).toEqual([
    {
      call: callName(placeOrder),
      body: {
        source: 'buyNow',
        items: [item],
        addressId: 7,
        promoCode: promo.code,
        note: '',
        totalCents: aQuote().totalCents,
      },
      token: 'token-1',
      key: expect.stringMatching(/^[\w-]{16,}$/) as string,
    },
  ])
})

test('a placed order removes its lines from the cart and replaces the checkout by the cashier', async () => {
  bindings.answers(listAddresses, { list: [anAddress({ id: 7, isDefault: true })] })
  bindings.answers(quoteCheckout, aQuote({ problems: [] }))
  bindings.answers(placeOrder, anOrder({ id: 31, note: 'Ring twice' }))
  bindings.answers(showOrder, () => new Promise(() => {}))
  bindings.answers(listOrders, { list: [], nextCursor: null })
  const item = { skuId: 200, quantity: 2 }
  const held = await heldBy(bindings, () => ({
    checkout: useCheckout({ type: 'buyNow', item }),
    orders: useOrders('all'),
  }))
  const { actor } = held().checkout
  const reads = () => [showCart, listOrders].map((call) => bindings.askedFor(call).length)
  await soon(() => expect(reads()).toEqual([1, 1]))
  const screens = window.history.length
  await act(async () => {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.submitted' }))
    actor.send({ type: 'order.submitted' })
  })
  await soon(() => expect(reads()).toEqual([2, 2]))
  await soon(() =>
    expect(`${window.location.pathname}${window.location.search}`).toBe('/order?id=31'),
  )
  const cashier = await heldBy(bindings, () => useOrder(31))
  expect([window.history.length - screens, cashier().data?.note]).toEqual([0, 'Ring twice'])
})

test('the selected, available lines of the cart are priced and ordered', async () => {
  const inCart = [
    aCartLine({ skuId: 200, quantity: 2 }),
    aCartLine({ skuId: 201, selected: false }),
    aCartLine({ skuId: 202, available: 0 }),
    aCartLine({ skuId: 203, quantity: 3, available: 1 }),
    aCartLine({ skuId: 204, selected: false, sellable: false }),
  ]
  bindings.answers(showCart, aCart(inCart))
  bindings.answers(listAddresses, { list: [anAddress({ id: 7 })] })
  bindings.answers(quoteCheckout, aQuote())
  bindings.answers(placeOrder, anOrder({ id: 31 }))
  const { actor } = (await heldBy(bindings, () => useCheckout({ type: 'cart' })))()
  await act(async () => {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.submitted' }))
    actor.send({ type: 'note.changed', note: 'Ring twice' })
    actor.send({ type: 'order.submitted' })
    await waitFor(actor, (snapshot) => snapshot.context.order !== null)
  })
  const items = [
    { skuId: 200, quantity: 2 },
    { skuId: 203, quantity: 3 },
  ]
  expect([
    bindings.askedFor(quoteCheckout).map(({ body }) => body),
    bindings.askedFor(placeOrder).map(({ body }) => body),
  ]).toEqual([
    [{ items, country: 'US' }],
    [{ source: 'cart', items, addressId: 7, note: 'Ring twice', totalCents: 2_490 }],
  ])
})

test('a checkout that is shown again reads its data again', async () => {
  bindings.answers(listAddresses, { list: [] })
  bindings.answers(quoteCheckout, aQuote())
  const item = { skuId: 200, quantity: 2 }
  const use = () => useCheckout({ type: 'buyNow', item })
  const first = await heldUntilLeft(bindings, use)
  await soon(() => expect(first.held().snapshot.hasTag('editable')).toBe(true))
  await first.leave()
  bindings.answers(listAddresses, { list: [anAddress({ id: 7 })] })
  const held = await heldBy(bindings, use)
  await soon(() => expect(held().snapshot.context.addressId).toBe(7))
  expect([bindings.askedFor(listAddresses).length, held().actor]).toEqual([2, first.held().actor])
})

test('an address added during the checkout is selected, and all goods go to its country', async () => {
  const added = anAddress({ id: 9, country: 'GB' })
  bindings.answers(listAddresses, { list: [anAddress({ id: 7, isDefault: true }), added] })
  bindings.answers(quoteCheckout, aQuote({ problems: [] }))
  const item = { skuId: 200, quantity: 2 }
  const { actor } = (await heldBy(bindings, () => useCheckout({ type: 'buyNow', item })))()
  await act(async () => {
    actor.send({ type: 'address.added', addressId: 9 })
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.submitted' }))
  })
  expect([
    actor.getSnapshot().context.addressId,
    bindings.askedFor(quoteCheckout).at(-1)?.body,
  ]).toEqual([9, { items: [item], country: 'GB' }])
})
