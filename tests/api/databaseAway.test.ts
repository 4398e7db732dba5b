import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { payOrder } from '../../contract/orders.ts'
import { rowsOf, type Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { openProxy, type Proxy } from '../support/openProxy.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../support/testShop.ts'

let behind: Database
let proxy: Proxy
let shop: TestShop
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  behind = await openTestDatabase(2)
  proxy = await openProxy(behind.url)
  shop = shopOn(await openPostgres(proxy.url, 4), testClock())
  await shop.database.listen(() => {})
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await behind.close()
  vi.restoreAllMocks()
})

test('a payment whose commit lost its answer is answered truly when it is sent again', async () => {
  const goods = await mintGoods(shop)
  const shopper = await mintShopper(shop, { balanceCents: 500_000 })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const proof = await mintProof(shop, shopper, order)
  const pay = { orderId: order.id, proof }
  const again = { ...shopper, key: 'a-key-of-this-payment' }

  proxy.loseAnswerTo('commit')
  const lost = await send(shop.app, payOrder, pay, again)
  expect([lost.status, lost.body.reason]).toEqual([503, 'unavailable'])
  const paid = await ask(shop.app, payOrder, pay, again)
  expect(paid.status).toBe(1)
  const left = await rowsOf<{ cents: number }>(
    behind.db,
    sql`select balance_cents::int as cents from accounts
      where user_id = ${shopper.userId} and kind = 'available'`,
  )
  expect(left).toEqual([{ cents: 500_000 - order.totalCents }])
  expect(await badFindings({ database: behind })).toEqual([])
}, 30_000)

test('without a database calls are answered with 503 at once, and readiness says why', async () => {
  const shopper = await mintShopper(shop)
  const ready = async () => {
    const answer = await shop.app.request('/api/ready')
    return [answer.status, ((await answer.json()) as { problem?: string }).problem]
  }
  expect(await ready()).toEqual([200, undefined])
  proxy.refuse()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(shop.app, getUserInfo, {}, shopper)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.reason}`))).toEqual(
    new Set(['503 unavailable']),
  )
  const raw = await shop.app.request('/api/user/getUserInfo', { headers: { token: shopper.token } })
  expect(raw.headers.get('retry-after')).toBe('5')
  expect(await ready()).toEqual([503, 'database'])
  expect((await shop.app.request('/api/health')).status).toBe(200)
  proxy.accept()
  expect((await send(shop.app, getUserInfo, {}, shopper)).status).toBe(200)
  await vi.waitUntil(async () => (await ready())[0] === 200, { timeout: 10_000 })
})

test('a database that only reads is left for one that writes, and calls get 503 meanwhile', async () => {
  const goods = await mintGoods(shop)
  const shopper = await mintShopper(shop)
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  await mintOrder(shop, shopper, items)
  // As on a standby: connections that are open only read, and new ones write.
  const onlyRead = 'set_config($$default_transaction_read_only$$, $$on$$, false)'
  await Promise.all(
    Array.from({ length: 4 }, () => shop.database.db.execute(`select ${onlyRead}, pg_sleep(0.1)`)),
  )
  await expect(mintOrder(shop, shopper, items)).rejects.toThrow(/"reason":"unavailable"/)
  await mintOrder(shop, shopper, items)
})
