import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { mintShopper } from '../../../../tests/factories/shoppers.ts'
import { test } from '../../../../tests/support/shopTest.ts'
import type { TestShop } from '../../../../tests/support/testShop.ts'
import { rowsOf } from '../../../db/client.ts'
import { sweepRows } from './sweepRows.ts'

describe('sweeping rows', () => {
  let userId: number
  test.beforeAll(async ({ shop }) => {
    userId = (await mintShopper(shop)).userId
  })

  const sweep = (shop: TestShop) => sweepRows({ ctx: { db: shop.database.db, clock: shop.clock } })
  const before = (shop: TestShop, interval: string) =>
    sql`${shop.clock.now().toISOString()}::timestamptz - ${interval}::interval`
  const write = (shop: TestShop, statement: ReturnType<typeof sql>) =>
    shop.database.db.execute(statement)
  const left = (shop: TestShop, table: string, column: string) =>
    rowsOf<Record<string, string>>(
      shop.database.db,
      sql`select ${sql.identifier(column)}::text as name from ${sql.identifier(table)} order by 1`,
    ).then((rows) => rows.map(({ name }) => name))

  test('deletes expired rows, and nothing else', async ({ shop }) => {
    await write(
      shop,
      sql`insert into idempotency_keys (user_id, key, request_hash, created_at) values
      (${userId}, 'over', '', ${before(shop, '24 hours')}), (${userId}, 'kept', '', ${before(shop, '23 hours')})`,
    )
    await write(
      shop,
      sql`insert into login_failures values
      ('over', 1, null, ${before(shop, '61 minutes')}), ('kept', 1, null, ${before(shop, '59 minutes')}),
      ('kept: waits', 1, ${before(shop, '-1 second')}, ${before(shop, '61 minutes')})`,
    )
    await write(
      shop,
      sql`insert into notices (user_id, kind, order_id, created_at, read_at) values
      (${userId}, 'order.paid', 1, ${before(shop, '91 days')}, ${before(shop, '90 days')}),
      (${userId}, 'order.paid', 2, ${before(shop, '91 days')}, ${before(shop, '89 days')}),
      (${userId}, 'order.paid', 3, ${before(shop, '900 days')}, null)`,
    )
    await write(
      shop,
      sql`insert into password_codes values
      ('over', null, '', 5, ${before(shop, '0 seconds')}), ('kept', null, '', 5, ${before(shop, '-1 second')})`,
    )
    await write(
      shop,
      sql`insert into pay_proofs values
      ('\x01', ${userId}, 'orderPay', 1, 1, ${before(shop, '0 seconds')}, null),
      ('\x02', ${userId}, 'orderPay', 1, 1, ${before(shop, '-1 second')}, null)`,
    )
    await write(
      shop,
      sql`insert into sessions (token_hash, user_id, user_agent, created_at, expires_at)
      values ('\x01', ${userId}, 'over', ${before(shop, '3 days')}, ${before(shop, '0 seconds')})`,
    )
    await write(
      shop,
      sql`insert into withdrawal_quotes
      (user_id, method, card_number, bank_name, amount_cents, charge_cents, expires_at, used_at) values
      (${userId}, 'bank', 'over', '', 1, 0, ${before(shop, '0 seconds')}, null),
      (${userId}, 'bank', 'kept', '', 1, 0, ${before(shop, '-1 second')}, null),
      (${userId}, 'bank', 'kept: used', '', 1, 0, ${before(shop, '3 days')}, ${before(shop, '3 days')})`,
    )

    expect(await sweep(shop)).toEqual({
      idempotency_keys: 1,
      login_failures: 1,
      notices: 1,
      password_codes: 1,
      pay_proofs: 1,
      sessions: 1,
      withdrawal_quotes: 1,
    })
    expect({
      keys: await left(shop, 'idempotency_keys', 'key'),
      failures: await left(shop, 'login_failures', 'key'),
      notices: await left(shop, 'notices', 'order_id'),
      codes: await left(shop, 'password_codes', 'account'),
      proofs: await left(shop, 'pay_proofs', 'proof_hash'),
      sessions: await left(shop, 'sessions', 'user_agent'),
      quotes: await left(shop, 'withdrawal_quotes', 'card_number'),
    }).toEqual({
      keys: ['kept'],
      failures: ['kept', 'kept: waits'],
      notices: ['2', '3'],
      codes: ['kept'],
      proofs: ['\\x02'],
      sessions: ['tests'],
      quotes: ['kept', 'kept: used'],
    })
    expect(await sweep(shop)).toEqual({})
  })

  test('splits the rows among processes, in steps, until all are deleted', async ({ shop }) => {
    await write(
      shop,
      sql`insert into pay_proofs
      select int4send(each), ${userId}, 'orderPay', 1, 1, ${before(shop, '1 hour')}, null
      from generate_series(1000, 3200) each`,
    )
    const swept = await Promise.all([sweep(shop), sweep(shop), sweep(shop)])
    const sum = swept.reduce((all, { pay_proofs: rows = 0 }) => all + rows, 0)
    const rest = await sweep(shop)
    expect([sum + (rest['pay_proofs'] ?? 0), await left(shop, 'pay_proofs', 'proof_hash')]).toEqual(
      [2201, ['\\x02']],
    )
  })

  test('skips rows that are locked by a call', async ({ shop }) => {
    await write(
      shop,
      sql`insert into login_failures values
      ('held', 1, null, ${before(shop, '2 hours')}), ('free', 1, null, ${before(shop, '2 hours')})`,
    )
    const swept = await shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`update login_failures set failures = 2 where key = 'held'`)
      return sweep(shop)
    })
    expect([swept, await sweep(shop)]).toEqual([{ login_failures: 1 }, { login_failures: 1 }])
  })
})
