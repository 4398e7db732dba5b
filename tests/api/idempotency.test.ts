import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { cancelOrder, listOrders, payOrder, placeOrder } from '../../contract/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'

describe('keyed calls', () => {
  test('a retry gets the first answer byte for byte and places one order', async ({ shop }) => {
    const { shopper, body } = await shoppingBasket(shop)
    const key = randomUUID()

    const first = await send(shop.app, placeOrder, body, { ...shopper, key })
    shop.clock.advance(90)
    const second = await send(shop.app, placeOrder, body, { ...shopper, key })

    expect(second.text).toBe(first.text)
    const { list } = await ask(shop.app, listOrders, {}, shopper)
    expect(list).toHaveLength(1)
  })

  test('twenty copies sent at once get one answer and place one order', async ({ shop }) => {
    const { shopper, body } = await shoppingBasket(shop)
    const key = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(shop.app, placeOrder, body, { ...shopper, key })),
    )

    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    const { list } = await ask(shop.app, listOrders, {}, shopper)
    expect(list).toHaveLength(1)
  })

  test('refuses the same key with another body', async ({ shop }) => {
    const { shopper, body } = await shoppingBasket(shop)
    const key = randomUUID()
    await send(shop.app, placeOrder, body, { ...shopper, key })

    const other = await send(shop.app, placeOrder, { ...body, note: 'hi' }, { ...shopper, key })

    expect([other.status, other.body.reason]).toEqual([422, 'keyReused'])
  })

  test('refuses the same key for another call', async ({ shop }) => {
    const { shopper, body } = await shoppingBasket(shop)
    const key = randomUUID()
    const placed = await ask(shop.app, placeOrder, body, { ...shopper, key })

    const other = await send(shop.app, cancelOrder, { orderId: placed.id }, { ...shopper, key })

    expect([other.status, other.body.reason]).toEqual([422, 'keyReused'])
  })

  test('two shoppers may use the same key', async ({ shop }) => {
    const one = await shoppingBasket(shop)
    const two = await shoppingBasket(shop)
    const key = randomUUID()

    const answers = [
      await send(shop.app, placeOrder, one.body, { ...one.shopper, key }),
      await send(shop.app, placeOrder, two.body, { ...two.shopper, key }),
    ]

    expect(answers.map((answer) => answer.body.code)).toEqual([1, 1])
  })

  test('a retry of a refused call gets the same refusal', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 900 })
    const shopper = await mintShopper(shop, { balanceCents: 100 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const proof = await mintProof(shop, shopper, order)
    const key = randomUUID()

    const first = await send(shop.app, payOrder, { orderId: order.id, proof }, { ...shopper, key })
    const second = await send(shop.app, payOrder, { orderId: order.id, proof }, { ...shopper, key })

    expect([first.body.reason, first.body.data]).toEqual(['balanceTooLow', { shortCents: 800 }])
    expect(second.text).toBe(first.text)
  })

  test('a refused payment leaves the proof usable and moves nothing', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 900 })
    const shopper = await mintShopper(shop, { balanceCents: 899 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const proof = await mintProof(shop, shopper, order)

    const first = await send(shop.app, payOrder, { orderId: order.id, proof }, shopper)
    const second = await send(shop.app, payOrder, { orderId: order.id, proof }, shopper)

    const aCentShort = ['balanceTooLow', { shortCents: 1 }]
    expect([first.body.reason, first.body.data]).toEqual(aCentShort)
    expect([second.body.reason, second.body.data]).toEqual(aCentShort)
    expect(await ask(shop.app, getUserInfo, {}, shopper)).toMatchObject({ availableCents: 899 })
    expect(await badFindings(shop)).toEqual([])
  })
})

async function shoppingBasket(shop: TestShop) {
  const goods = await mintGoods(shop, { priceCents: 1_500, stock: 30 })
  const shopper = await mintShopper(shop)
  return {
    shopper,
    body: {
      items: [{ skuId: goods.skuId, quantity: 1 }],
      addressId: shopper.addressId,
      totalCents: 1_500,
    },
  }
}
