import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { addToCart, lookUpGoods } from '../../contract/cart.ts'
import { listSavedItems, setFavourite } from '../../contract/favourites.ts'
import { rowsOf, type Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { checkBooks } from '../../server/domain/integrity/doctor/checkBooks.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { lockWaits, untilLockWaits } from '../support/lockWaits.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

const poolSize = 10
const atOnce = 4
const admitted = 100

describe('while another transaction holds a row for long', () => {
  let shop: TestShop
  let other: pg.Client
  let watcher: Database
  let goods: MintedGoods
  beforeAll(async () => {
    const database = await openTestDatabase(poolSize)
    shop = shopOn(database, testClock())
    other = new pg.Client({ connectionString: database.url })
    await other.connect()
    watcher = await openPostgres(database.url, 1)
  })
  beforeEach(async () => {
    goods = await mintGoods(shop)
    await other.query('begin')
    await other.query(`select from skus where id = ${goods.skuId} for update`)
  })
  afterEach(async () => {
    await other.query('rollback')
    expect(shop.unexpectedErrors).toEqual([])
  })
  afterAll(async () => {
    await Promise.all([other.end(), watcher.close()])
    await shop.close()
  })

  const add = ({ token }: { token: string }) =>
    send(shop.app, addToCart, { skuId: goods.skuId, quantity: 1 }, { token })

  test('a call that needs it is refused with a time to retry, and then succeeds', async () => {
    const shopper = await mintShopper(shop)
    const refused = await shop.app.request(`${addToCart.path}?lang=en`, {
      method: 'POST',
      headers: { token: shopper.token, 'content-type': 'application/json' },
      body: JSON.stringify({ skuId: goods.skuId, quantity: 1 }),
    })
    await other.query('commit')
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      (await refused.json()).reason,
      (await add(shopper)).body.code,
    ]).toEqual([200, '5', 'tooBusy', 1])
  })

  test('reads wait for nobody', async () => {
    const { list } = await ask(shop.app, lookUpGoods, { skuIds: String(goods.skuId) })
    expect(list.map(({ skuId, unitPriceCents }) => [skuId, unitPriceCents])).toEqual([
      [goods.skuId, goods.priceCents],
    ])
  })

  test('removing a favourite waits for its pending insert', async () => {
    const { userId, ...shopper } = await mintShopper(shop)
    const { productId } = goods
    await other.query(`select from users where id = ${userId} for no key update`)
    await other.query(`insert into favourites (user_id, product_id, created_at)
      values (${userId}, ${productId}, now())`)
    const takingBack = ask(shop.app, setFavourite, { productId, wanted: false }, shopper)
    await untilLockWaits(watcher.db)
    await other.query('commit')
    await takingBack
    const { productIds } = await ask(shop.app, listSavedItems, {}, shopper)
    expect(productIds).toEqual([])
  })

  test('one shopper’s many calls queue, others go on, and too many are refused', async () => {
    const shopper = await mintShopper(shop)
    await ask(shop.app, getUserInfo, {}, shopper)
    const visitor = await mintShopper(shop)
    const answers = Promise.all(Array.from({ length: 300 }, () => add(shopper)))
    await vi.waitFor(
      async () => expect(await lockWaits(watcher.db)).toBeGreaterThanOrEqual(atOnce),
      { timeout: 10_000 },
    )
    const info = await ask(shop.app, getUserInfo, {}, visitor)
    const inTheWay = await lockWaits(watcher.db)
    await other.query('commit')
    const refused = (await answers).filter(({ body }) => body.reason === 'tooBusy')
    expect([info.id, inTheWay, refused.length]).toEqual([visitor.userId, atOnce, 300 - admitted])
  })
})

describe('the connections of the pool', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = shopOn(await openTestDatabase(2), testClock())
  })
  afterAll(() => shop.close())

  const limits = sql.raw(
    ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
      .map((name) => `current_setting('${name}') as ${name}`)
      .join(', '),
  )

  test('wait neither for a lock nor for a statement for ever', async () => {
    const [row] = await rowsOf(shop.database.db, sql`select ${limits}`)
    expect(row).toEqual({
      lock_timeout: '3s',
      statement_timeout: '30s',
      idle_in_transaction_session_timeout: '30s',
    })
  })

  test('let the doctor take its time', async () => {
    await shop.database.db.execute(sql`create view always_empty_limits as select ${limits}`)
    const findings = await checkBooks({ ctx: shop.database })
    expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([
      {
        view: 'always_empty_limits',
        rows: [expect.objectContaining({ lock_timeout: '0', statement_timeout: '0' })],
      },
    ])
  })
})
