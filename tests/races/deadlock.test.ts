import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyPay } from '../../contract/account.ts'
import { addToCart, showCart } from '../../contract/cart.ts'
import { recharge } from '../../contract/wallet.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintUpload } from '../factories/orderLife.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../support/testShop.ts'

describe('a call that PostgreSQL rolls back because of a deadlock', () => {
  let shop: TestShop
  let other: pg.Client
  let shopper: MintedShopper
  beforeAll(async () => {
    const database = await openTestDatabase()
    shop = shopOn(database, testClock())
    other = new pg.Client({ connectionString: database.url })
    await other.connect()
    // The call’s own connection detects a deadlock first, so PostgreSQL always rolls back the call.
    await other.query(`set deadlock_timeout = '60s'`)
  })
  beforeEach(async () => {
    shopper = await mintShopper(shop)
    await other.query('begin')
  })
  afterEach(() => {
    expect(shop.unexpectedErrors).toEqual([])
  })
  afterAll(async () => {
    expect(await badFindings(shop)).toEqual([])
    await other.end()
    await shop.close()
  })

  /**
   * The other transaction holds `first`. The call holds `second` and waits for `first`. Then the
   * other wants `second`.
   */
  async function cross<Answer>(first: string, call: () => Promise<Answer>, second: string) {
    await other.query(first)
    const answer = call()
    await untilLockWaits(shop.database.db)
    await other.query(second)
    await other.query('rollback')
    return answer
  }

  test('is applied once after all, where it has a key', async () => {
    const { userId } = shopper
    const key = 'crossed-by-another'
    const evidence = await mintUpload(shop, shopper)
    const wanted = { method: 'card', amountCents: 5_000, evidence } as const
    const answer = await cross(
      `select from users where id = ${userId} for update`,
      () => send(shop.app, recharge, wanted, { ...shopper, key }),
      `insert into idempotency_keys (user_id, key, request_hash, created_at)
        values (${userId}, '${key}', '', now())`,
    )
    const again = await send(shop.app, recharge, wanted, { ...shopper, key })
    expect([answer.body.code, again.text]).toEqual([1, answer.text])
  })

  test('is applied once after all, where it has a transaction', async () => {
    const { skuId } = await mintGoods(shop)
    const answer = await cross(
      `select from skus where id = ${skuId} for update`,
      () => ask(shop.app, addToCart, { skuId, quantity: 2 }, shopper),
      `select from users where id = ${shopper.userId} for update`,
    )
    expect(answer).toEqual(await ask(shop.app, showCart, {}, shopper))
    expect(answer.count).toBe(2)
  })

  test('is applied once after all, where it is a single statement', async () => {
    const { userId, payCode } = shopper
    const asked = { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
    const answer = await cross(
      `select from users where id = ${userId} for update`,
      () => send(shop.app, verifyPay, asked, shopper),
      `insert into pay_code_counters (user_id) values (${userId})`,
    )
    expect(answer.body.code).toBe(1)
  })
})
