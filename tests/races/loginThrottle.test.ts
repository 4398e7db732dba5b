import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginFailures } from '../../server/db/schema/users.ts'
import {
  countLoginAttempt,
  forgetLoginAttempt,
} from '../../server/domain/identity/session/loginThrottle.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

describe('the counters of logins', () => {
  let shop: TestShop
  let other: pg.Client
  beforeAll(async () => {
    const database = await openTestDatabase()
    shop = shopOn(database, testClock())
    other = new pg.Client({ connectionString: database.url })
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await shop.close()
  })

  const ctx = () => ({
    db: shop.database.db,
    clock: shop.clock,
    lang: 'en' as const,
    caller: {
      address: '192.0.2.1',
      userAgent: '',
      origin: '',
      token: '',
      device: () => '',
      keepDevice: () => undefined,
    },
  })

  test('are locked in the same order by counting and by taking a right attempt back', async () => {
    const account = `shopper-${randomUUID()}`
    const attempt = { account, known: null }
    await countLoginAttempt(ctx(), attempt)
    await countLoginAttempt(ctx(), attempt)
    await other.query('begin')
    await other.query(`select from login_failures where key = $1 for update`, [
      `account:${account}`,
    ])
    const forgotten = forgetLoginAttempt(ctx(), attempt)
    await untilLockWaits(shop.database.db)
    await other.query(`select from login_failures for update nowait`)
    await other.query('rollback')
    await forgotten
    const left = await shop.database.db.select().from(loginFailures).orderBy(loginFailures.key)
    expect(left.map(({ key, failures }) => [key, failures])).toEqual([
      [`account:${account}`, 1],
      ['address:192.0.2.1', 1],
    ])
  })
})
