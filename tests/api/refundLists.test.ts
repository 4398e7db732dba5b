import { expect } from 'vitest'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

let shoppers: MintedShopper[]
/** Each of another shopper; a refund is requested for both. */
let orders: OrderDetail[]
test.beforeAll(async ({ shop }) => {
  const { skuId } = await mintGoods(shop)
  const minting = [1, 2].map(() => mintShopper(shop, { balanceCents: 10_000 }))
  shoppers = await Promise.all(minting)
  orders = []
  for (const [at, shopper] of shoppers.entries()) {
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const explanation = at === 0 ? 'It is blue, not red.' : 'It came in pieces.'
    await mustDo(life.applyRefund({ explanation }))
    orders.push(order)
    shop.clock.advance(86_400)
  }
})

async function listed(shop: TestShop, query: string): Promise<string[]> {
  const answer = await shop.office.request(`/refunds?filter=all&${query}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { sn: string }[]).map(({ sn }) => sn)
}

test('refunds are searched by order, account, text and time of the request', async ({ shop }) => {
  const [first = '', second = ''] = orders.map(({ sn }) => sn)
  const wanted = [
    '',
    `search=${second.toLowerCase()}`,
    'search=blue',
    'search=nowhere',
    `account=${shoppers[1]?.account}`,
    'account=nobody',
    'since=2026-03-03',
    'since=2099-01-01',
  ]
  const found: string[][] = []
  for (const query of wanted) found.push(await listed(shop, query))
  expect(found).toEqual([[second, first], [second], [first], [], [second], [], [second], []])
})
