import { describe, expect } from 'vitest'
import { maxUnpaidOrders } from '../../../../contract/limits.ts'
import { mintGoods } from '../../../../tests/factories/goods.ts'
import { mustDo, orderLife } from '../../../../tests/factories/orderLife.ts'
import { mintOrder } from '../../../../tests/factories/orders.ts'
import { mintShopper } from '../../../../tests/factories/shoppers.ts'
import { test } from '../../../../tests/support/shopTest.ts'
import type { TestShop } from '../../../../tests/support/testShop.ts'
import { listHistories } from './listHistories.ts'

describe('the histories of all orders', () => {
  const page = (shop: TestShop, after?: number) =>
    listHistories({ ctx: { db: shop.database.db, clock: shop.clock }, input: { after } })

  test('are listed from the first order on, 200 per page, without duplicates', async ({ shop }) => {
    const { skuId } = await mintGoods(shop, { stock: 300 })
    let shopper = await mintShopper(shop)
    const ids: number[] = []
    while (ids.length < 200) {
      if (ids.length % maxUnpaidOrders === 0) shopper = await mintShopper(shop)
      ids.push((await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])).id)
    }
    const whole = await page(shop)
    const { id } = await mintOrder(shop, await mintShopper(shop), [{ skuId, quantity: 1 }])
    const last = await page(shop, whole.next ?? 0)
    expect([
      whole.list.map((order) => order.id),
      whole.next,
      whole.dayMs,
      last.list.map((order) => order.id),
      last.next,
    ]).toEqual([ids, ids.at(-1), 86_400_000, [id], null])
  })

  test('contain each request with its lines of its own order', async ({ shop }) => {
    const { skuId, priceCents } = await mintGoods(shop, { stock: 9 })
    const asked = []
    for (const quantity of [1, 2]) {
      const shopper = await mintShopper(shop, { balanceCents: 9 * priceCents })
      const order = await mintOrder(shop, shopper, [{ skuId, quantity }])
      const life = orderLife(shop, { shopper, order })
      await mustDo(life.pay())
      await mustDo(life.applyRefund())
      asked.push({ order, quantity, refundId: await life.refundId() })
    }
    const [first] = asked
    const { list } = await page(shop, (first?.order.id ?? 0) - 1)
    expect(list.map(({ id, refunds }) => ({ id, refunds }))).toEqual(
      asked.map(({ order, quantity, refundId }) => ({
        id: order.id,
        refunds: [
          {
            id: refundId,
            type: 'refundOnly',
            goodsReceived: false,
            reason: 'Changed my mind',
            amountCents: order.totalCents,
            askedCents: null,
            offeredFor: null,
            refusedFor: null,
            isStatutory: false,
            deductedCents: 0,
            deductedFor: null,
            returnAddress: null,
            returnCarrier: null,
            returnTrackingNumber: null,
            lines: [
              {
                lineId: order.lines[0]?.lineId,
                quantity,
                resellableQuantity: null,
                amountCents: order.totalCents,
              },
            ],
          },
        ],
      })),
    )
  })
})
