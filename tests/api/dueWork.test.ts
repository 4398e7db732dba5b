import { expect } from 'vitest'
import type { OrderHistory } from '../../server/domain/trade/orders/listHistories.ts'
import { dueOrderIds } from '../../server/domain/trade/orders/dueOrders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { freshShopTest as test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

async function placed(shop: TestShop) {
  const shopper = await mintShopper(shop, { balanceCents: 10_000 })
  const { skuId } = await mintGoods(shop)
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  return { shopper, order, life: orderLife(shop, { shopper, order }) }
}

test('the clock counts due orders and settled refunds, each once', async ({ shop }) => {
  const [unpaid, other, refunded] = [await placed(shop), await placed(shop), await placed(shop)]
  await mustDo(refunded.life.pay())
  await mustDo(refunded.life.applyRefund())
  const early = await unpaid.life.tick()
  await refunded.life.approveOnly()
  await passTime(shop, refunded.shopper, periods.toPay)
  const done = await other.life.tick()
  const again = await other.life.tick()
  expect([early, done, again]).toEqual([0, 3, 0])
})

test('with more due orders than one run takes, the longest overdue come first', async ({
  shop,
}) => {
  const [numberedFirst, numberedNext] = [await placed(shop), await placed(shop)]
  for (const { life, shopper } of [numberedNext, numberedFirst]) {
    await mustDo(life.pay())
    await mustDo(life.ship())
    await passTime(shop, shopper, 60)
  }
  const due = await dueOrderIds(shop.database.db, new Date('2100-01-01T00:00:00Z'), { most: 1 })
  expect(due).toEqual([numberedNext.order.id])
})

test('histories of a few orders fit one page, oldest first, and can start after any order', async ({
  shop,
}) => {
  const orders = [await placed(shop), await placed(shop), await placed(shop)].map(
    ({ order }) => order,
  )
  const page = async (query: string) => {
    const answer = await shop.office.request(`/flows${query}`)
    const { list, next, dayMs } = (await answer.json()) as {
      list: OrderHistory[]
      next: number | null
      dayMs: number
    }
    return { ids: list.map(({ id }) => id), next, dayMs }
  }
  const [first, ...others] = orders.map(({ id }) => id)
  const dayMs = 86_400_000
  expect(await page('')).toEqual({ ids: [first, ...others], next: null, dayMs })
  expect(await page(`?after=${first}`)).toEqual({ ids: others, next: null, dayMs })
  expect(await page(`?after=${others[1]}`)).toEqual({ ids: [], next: null, dayMs })
})
