import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { mintGoods } from '../../tests/factories/goods.ts'
import { mintOrder } from '../../tests/factories/orders.ts'
import { mustDo, orderLife } from '../../tests/factories/orderLife.ts'
import { mintShopper, type MintedShopper } from '../../tests/factories/shoppers.ts'
import { ask } from '../../tests/support/callApi.ts'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../../tests/support/testShop.ts'
import { users } from '../db/schema/users.ts'
import { openAutopilot } from './openAutopilot.ts'

describe('the autopilot', () => {
  let shop: TestShop
  let shopper: MintedShopper
  const said: string[] = []
  const open = (wish: 'asked' | 'usual' | 'off') => {
    const { db } = shop.database
    const say = (line: string) => said.push(line)
    return openAutopilot({ ctx: { db, clock: shop.clock, say }, input: { wish } })
  }
  const registerOne = (account: string) =>
    ask(shop.app, register, { account, password: 'correct-horse' }, {})
  beforeAll(async () => {
    shop = shopOn(await openTestDatabase(), testClock(), { opensDemoAccounts: true })
    shopper = await mintShopper(shop, { balanceCents: 50_000 })
    await shop.database.db.update(users).set({ isDemo: true })
  })
  afterAll(() => shop.close())

  test('runs while all accounts are demo accounts, and stops at any other', async () => {
    await registerOne('plays-along')
    const goods = await mintGoods(shop)
    shop.clock.advance(11)
    const buy = async () => {
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      const life = orderLife(shop, { shopper, order })
      await mustDo(life.pay())
      shop.clock.advance(5)
      return life
    }
    const { beat } = await open('usual')
    const first = await buy()
    await beat?.()
    expect((await first.read()).status).toBe(2)

    await shop.database.db
      .update(users)
      .set({ isDemo: false })
      .where(eq(users.account, 'plays-along'))
    const second = await buy()
    await beat?.()
    await beat?.()
    expect((await second.read()).status).toBe(1)
    expect(said).toEqual([
      'Autopilot is off from now on: somebody registered where it does not play',
    ])
  })

  test("doesn't start among other accounts: silently by default, with instructions when requested", async () => {
    expect(await open('usual')).toEqual({
      beat: null,
      words:
        'Autopilot is off, since shoppers registered without it (1): orders, refunds and audits wait for npm run office',
    })
    await expect(open('asked')).rejects.toThrow(
      'AUTOPILOT=on would answer for shoppers who registered without it (1): their orders and money are real. Set AUTOPILOT=off and answer with npm run office, or give the demo a database of its own (DATA_DIR or DATABASE_URL).',
    )
  })
})
