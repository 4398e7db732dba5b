// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { listAddresses } from '../../../contract/address.ts'
import { showCart } from '../../../contract/cart.ts'
import { placeOrder, quoteCheckout } from '../../../contract/orders.ts'
import { aCart } from '../../../tests/factories/cartAnswers.ts'
import { anAddress, anOrder, aQuote } from '../../../tests/factories/orderAnswers.ts'
import {
  callName,
  heldBy,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { useCheckout } from './useCheckout.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a promo code that applies goes with the quote and with the order', async () => {
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
      body: expect.objectContaining({
        items: [item],
        addressId: 7,
        promoCode: promo.code,
        totalCents: aQuote().totalCents,
      }) as unknown,
      token: 'token-1',
      key: expect.stringMatching(/^[\w-]{16,}$/) as string,
    },
  ])
})

test('an order that was placed leaves its lines out of the cart, and opens at the cashier', async () => {
  bindings.answers(showCart, aCart([]))
  bindings.answers(listAddresses, { list: [anAddress({ id: 7, isDefault: true })] })
  bindings.answers(quoteCheckout, aQuote({ problems: [] }))
  bindings.answers(placeOrder, anOrder({ id: 31 }))
  const item = { skuId: 200, quantity: 2 }
  const { actor } = (await heldBy(bindings, () => useCheckout({ type: 'buyNow', item })))()
  const readBefore = bindings.askedFor(showCart).length
  await act(async () => {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.submitted' }))
    actor.send({ type: 'order.submitted' })
    await soon(() => expect(bindings.askedFor(showCart)).toHaveLength(readBefore + 1))
  })
  await soon(() =>
    expect(`${window.location.pathname}${window.location.search}`).toBe('/order?id=31'),
  )
})

test('an address that was added on the way is the one chosen, once', async () => {
  const added = anAddress({ id: 9, country: 'GB' })
  bindings.answers(listAddresses, { list: [anAddress({ id: 7, isDefault: true }), added] })
  bindings.answers(quoteCheckout, aQuote({ problems: [] }))
  bindings.session.send({ type: 'backData.merged', patch: { addressId: 9 } })
  const item = { skuId: 200, quantity: 2 }
  const { actor } = (await heldBy(bindings, () => useCheckout({ type: 'buyNow', item })))()
  await act(async () => {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.submitted' }))
  })
  expect([
    actor.getSnapshot().context.addressId,
    bindings.askedFor(quoteCheckout).at(-1)?.body,
    bindings.session.getSnapshot().context.backData['addressId'],
  ]).toEqual([9, { items: [item], country: 'GB' }, null])
})
