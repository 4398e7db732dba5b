import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintGoods } from '../../../../tests/factories/goods.ts'
import { mustDo, orderLife } from '../../../../tests/factories/orderLife.ts'
import { mintOrder } from '../../../../tests/factories/orders.ts'
import { mintShopper } from '../../../../tests/factories/shoppers.ts'
import { openTestShop } from '../../../../tests/support/openTestShop.ts'
import type { TestShop } from '../../../../tests/support/testShop.ts'
import { listHistories } from './listHistories.ts'

describe('the histories of all orders', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const page = (after?: number) =>
    listHistories({ ctx: { db: shop.database.db, clock: shop.clock }, input: { after } })

  test('are told from the first order on, 200 to a page, and none twice', async () => {
    const { skuId } = await mintGoods(shop, { stock: 300 })
    const shopper = await mintShopper(shop)
    const ids: number[] = []
    while (ids.length < 200) {
      ids.push((await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])).id)
    }
    const whole = await page()
    const { id } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const last = await page(whole.next ?? 0)
    expect([
      whole.list.map((order) => order.id),
      whole.next,
      whole.dayMs,
      last.list.map((order) => order.id),
      last.next,
    ]).toEqual([ids, ids.at(-1), 86_400_000, [id], null])
  })

  test('tell of each request what it asks for of its own order', async () => {
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
    const { list } = await page((first?.order.id ?? 0) - 1)
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
