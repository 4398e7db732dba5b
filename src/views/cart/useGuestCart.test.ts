// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookUpGoods, type Goods } from '../../../contract/cart.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { readGuestLines, storeGuestLines } from '../../services/guestCart.ts'
import { useGuestCart } from './useGuestCart.ts'

const guestLines = (skuId: number) => ({ skuId, quantity: 2, selected: true, seenPriceCents: 900 })

let bindings: Bindings
beforeEach(() => {
  storeGuestLines([200, 201, 202].map(guestLines))
  bindings = openBindings({ token: null })
})
afterEach(async () => {
  await bindings.close()
  storeGuestLines([])
})

function goodsOf(skuId: number, changes: Partial<Goods> = {}): Goods {
  const {
    quantity: _quantity,
    selected: _selected,
    seenPriceCents: _seen,
    addedAt: _at,
    ...goods
  } = aCartLine({ skuId })
  return { ...goods, ...changes }
}

const asked = () => bindings.askedFor(lookUpGoods).map(({ query }) => query)

test('a guest’s lines are shown with current products, and gone lines separately', async () => {
  const list = [goodsOf(201, { available: 0 }), goodsOf(200)]
  const answer = Promise.withResolvers<object>()
  bindings.answers(lookUpGoods, () => answer.promise)
  const held = await heldBy(bindings, useGuestCart)
  const before = [held().goods.state, held().lines, held().gone]
  answer.resolve({ list })
  await soon(() => expect(held().goods.state).toBe('filled'))
  const soldOut = { ...guestLines(201), ...list[0] }
  expect([before, held().lines, held().gone, asked()]).toEqual([
    ['loading', [], []],
    [{ ...guestLines(200), ...list[1] }, soldOut],
    [guestLines(202), soldOut],
    [{ skuIds: '200,201,202' }],
  ])
})

test('a guest’s change is stored and sent to other tabs without another look-up', async () => {
  bindings.answers(lookUpGoods, { list: [200, 201, 202].map((skuId) => goodsOf(skuId)) })
  const held = await heldBy(bindings, useGuestCart)
  await soon(() => expect(held().lines).toHaveLength(3))
  await act(async () => held().setQuantity(200, 5))
  await act(async () => held().remove([201, 202]))
  const left = [{ ...guestLines(200), quantity: 5 }]
  expect([held().lines, readGuestLines(), bindings.tabMessages, asked().length]).toEqual([
    [{ ...left[0], ...goodsOf(200) }],
    left,
    [
      ['cart', null],
      ['cart', null],
    ],
    1,
  ])
})

test('an added line is looked up with the others, and an empty cart asks for nothing', async () => {
  storeGuestLines([])
  await bindings.close()
  bindings = openBindings({ token: null })
  bindings.answers(lookUpGoods, { list: [goodsOf(200)] })
  const held = await heldBy(bindings, useGuestCart)
  await soon(() => expect(held().goods.state).toBe('filled'))
  const askedEmpty = asked()
  const put = { type: 'line.added', skuId: 200, quantity: 1, priceCents: 900 } as const
  await act(async () => bindings.cart.send(put))
  await soon(() => expect(held().lines).toHaveLength(1))
  expect([askedEmpty, asked()]).toEqual([[], [{ skuIds: '200' }]])
})
