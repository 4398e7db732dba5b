import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintShopper } from '../../../../tests/factories/shoppers.ts'
import { openTestShop } from '../../../../tests/support/openTestShop.ts'
import type { TestShop } from '../../../../tests/support/testShop.ts'
import { rowsOf } from '../../../db/client.ts'
import { sweepRows } from './sweepRows.ts'

describe('sweeping rows', () => {
  let shop: TestShop
  let userId: number
  beforeAll(async () => {
    shop = await openTestShop(6)
    userId = (await mintShopper(shop)).userId
  })
  afterAll(() => shop.close())

  const sweep = () => sweepRows({ ctx: { db: shop.database.db, clock: shop.clock } })
  const before = (interval: string) =>
    sql`${shop.clock.now().toISOString()}::timestamptz - ${interval}::interval`
  const write = (statement: ReturnType<typeof sql>) => shop.database.db.execute(statement)
  const left = (table: string, column: string) =>
    rowsOf<Record<string, string>>(
      shop.database.db,
      sql`select ${sql.identifier(column)}::text as name from ${sql.identifier(table)} order by 1`,
    ).then((rows) => rows.map(({ name }) => name))

  test('takes away what is over, and nothing else', async () => {
    await write(sql`insert into idempotency_keys (user_id, key, request_hash, created_at) values
      (${userId}, 'over', '', ${before('24 hours')}), (${userId}, 'kept', '', ${before('23 hours')})`)
    await write(sql`insert into login_failures values
      ('over', 1, null, ${before('61 minutes')}), ('kept', 1, null, ${before('59 minutes')}),
      ('kept: waits', 1, ${before('-1 second')}, ${before('61 minutes')})`)
    await write(sql`insert into notices (user_id, kind, order_id, created_at, read_at) values
      (${userId}, 'order.paid', 1, ${before('91 days')}, ${before('90 days')}),
      (${userId}, 'order.paid', 2, ${before('91 days')}, ${before('89 days')}),
      (${userId}, 'order.paid', 3, ${before('900 days')}, null)`)
    await write(sql`insert into password_codes values
      ('over', null, '', 5, ${before('0 seconds')}), ('kept', null, '', 5, ${before('-1 second')})`)
    await write(sql`insert into pay_proofs values
      ('\x01', ${userId}, 'orderPay', 1, 1, ${before('0 seconds')}, null),
      ('\x02', ${userId}, 'orderPay', 1, 1, ${before('-1 second')}, null)`)
    await write(sql`insert into sessions (token_hash, user_id, user_agent, created_at, expires_at)
      values ('\x01', ${userId}, 'over', ${before('3 days')}, ${before('0 seconds')})`)
    await write(sql`insert into withdrawal_quotes
      (user_id, method, card_number, bank_name, amount_cents, charge_cents, expires_at, used_at) values
      (${userId}, 'bank', 'over', '', 1, 0, ${before('0 seconds')}, null),
      (${userId}, 'bank', 'kept', '', 1, 0, ${before('-1 second')}, null),
      (${userId}, 'bank', 'kept: used', '', 1, 0, ${before('3 days')}, ${before('3 days')})`)

    expect(await sweep()).toEqual({
      idempotency_keys: 1,
      login_failures: 1,
      notices: 1,
      password_codes: 1,
      pay_proofs: 1,
      sessions: 1,
      withdrawal_quotes: 1,
    })
    expect({
      keys: await left('idempotency_keys', 'key'),
      failures: await left('login_failures', 'key'),
      notices: await left('notices', 'order_id'),
      codes: await left('password_codes', 'account'),
      proofs: await left('pay_proofs', 'proof_hash'),
      sessions: await left('sessions', 'user_agent'),
      quotes: await left('withdrawal_quotes', 'card_number'),
    }).toEqual({
      keys: ['kept'],
      failures: ['kept', 'kept: waits'],
      notices: ['2', '3'],
      codes: ['kept'],
      proofs: ['\\x02'],
      sessions: ['tests'],
      quotes: ['kept', 'kept: used'],
    })
    expect(await sweep()).toEqual({})
  })

  test('of several processes each takes others, in steps, until all are gone', async () => {
    await write(sql`insert into pay_proofs
      select int4send(each), ${userId}, 'orderPay', 1, 1, ${before('1 hour')}, null
      from generate_series(1000, 3200) each`)
    const swept = await Promise.all([sweep(), sweep(), sweep()])
    const sum = swept.reduce((all, { pay_proofs: rows = 0 }) => all + rows, 0)
    const rest = await sweep()
    expect([sum + (rest['pay_proofs'] ?? 0), await left('pay_proofs', 'proof_hash')]).toEqual([
      2201,
      ['\\x02'],
    ])
  })

  test('what a call works on is left for later, and not waited for', async () => {
    await write(sql`insert into login_failures values
      ('held', 1, null, ${before('2 hours')}), ('free', 1, null, ${before('2 hours')})`)
    const swept = await shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`update login_failures set failures = 2 where key = 'held'`)
      return sweep()
    })
    expect([swept, await sweep()]).toEqual([{ login_failures: 1 }, { login_failures: 1 }])
  })
})
