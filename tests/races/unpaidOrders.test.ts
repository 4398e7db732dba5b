import { describe, expect } from 'vitest'
import { maxUnpaidOrders, maxUnpaidPieces } from '../../contract/limits.ts'
import { cancelOrder, placeOrder } from '../../contract/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'

describe('the unpaid orders of one shopper', () => {
  test('are limited in number, also when they are placed at once', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId, priceCents } = await mintGoods(shop, { stock: 1_000 })
    const { addressId } = shopper
    const place = () =>
      send(
        shop.app,
        placeOrder,
        { items: [{ skuId, quantity: 1 }], addressId, totalCents: priceCents },
        shopper,
      )
    const answers = await Promise.all(Array.from({ length: maxUnpaidOrders + 8 }, place))
    const refused = answers.filter(({ body }) => body.code !== 1).map(({ body }) => body)
    expect(refused.map(({ reason, data, msg }) => [reason, data, msg])).toEqual(
      Array.from({ length: 8 }, () => [
        'tooManyUnpaid',
        { most: maxUnpaidOrders },
        'You have 20 unpaid orders. Pay or cancel one of them first',
      ]),
    )
    const placed = answers.find(({ body }) => body.code === 1)?.body.data as { id: number }
    await ask(shop.app, cancelOrder, { orderId: placed.id }, shopper)
    expect((await place()).body.code).toBe(1)
  })

  test('cost no more than one payment may be', async ({ shop }) => {
    const { addressId, ...shopper } = await mintShopper(shop)
    const { skuId, priceCents } = await mintGoods(shop, { priceCents: 20_000_000, stock: 200 })
    const place = async (quantity: number) => {
      const order = { items: [{ skuId, quantity }], addressId, totalCents: quantity * priceCents }
      return (await send(shop.app, placeOrder, order, shopper)).body.reason ?? 'placed'
    }
    expect([await place(50), await place(51)]).toEqual(['placed', 'totalTooHigh'])
  })

  test('are limited in pieces, of all goods together', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { addressId } = shopper
    const place = async (quantity: number) => {
      const { skuId, priceCents } = await mintGoods(shop, { stock: 1_000 })
      const items = [{ skuId, quantity }]
      const { body } = await send(
        shop.app,
        placeOrder,
        { items, addressId, totalCents: quantity * priceCents },
        shopper,
      )
      return body.reason ?? 'placed'
    }
    const answers: string[] = []
    for (const quantity of [99, 99, 99, 99, 99, 6, 5, 1]) answers.push(await place(quantity))
    expect(maxUnpaidPieces).toBe(500)
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => 'placed'),
      'tooManyPieces',
      'placed',
      'tooManyPieces',
    ])
  })
})
