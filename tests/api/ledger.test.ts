import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfer } from '../../server/domain/ledger/transfer.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'

describe('the ledger in the database', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    await mintShopper(shop, { balanceCents: 5_000 })
    await mintGoods(shop)
  })
  afterAll(() => shop.close())

  const rewrites: [string, SQL, string][] = [
    ['change a transfer', sql`update transfers set amount_cents = 1`, 'append-only'],
    ['delete a transfer', sql`delete from transfers`, 'append-only'],
    ['truncate the transfers', sql`truncate transfers cascade`, 'append-only'],
    ['set a balance', sql`update accounts set balance_cents = 1`, 'only through a transfer'],
    ['delete an account', sql`delete from accounts`, 'append-only'],
    ['truncate the accounts', sql`truncate accounts cascade`, 'append-only'],
    ['move an account to another user', sql`update accounts set user_id = null`, 'only through'],
    [
      'open an account with money in it',
      sql`insert into accounts (kind, shard, balance_cents) values ('fee', 9, 100)`,
      'opens empty',
    ],
    ['set a stock', sql`update skus set on_hand = 99`, 'only through a movement'],
    ['reserve by hand', sql`update skus set reserved = 1`, 'only through a movement'],
    ['change a movement', sql`update stock_movements set on_hand_delta = 1`, 'append-only'],
    ['delete a movement', sql`delete from stock_movements`, 'append-only'],
    [
      'post nothing',
      sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, created_at) values ('recharge', 1, 2, 0, now())`,
      'transfers_positive',
    ],
    [
      'post to oneself',
      sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, created_at) values ('recharge', 1, 1, 5, now())`,
      'transfers_two_sides',
    ],
    [
      'take more than there is',
      sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, created_at)
        select 'recharge', f.id, r.id, 1, now() from accounts f, accounts r where f.kind = 'fee' and r.kind = 'revenue'`,
      'accounts_not_negative',
    ],
  ]

  test.for(rewrites)('nobody can %s', async ([, statement, complaint]) => {
    const error = await shop.database.db.execute(statement).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(fullMessage(error)).toContain(complaint)
    expect(await badFindings(shop)).toEqual([])
  })

  test('the views find a balance, a stock and an order sum that someone forced', async () => {
    const { db } = shop.database
    await db.execute(sql`alter table accounts disable trigger user`)
    await db.execute(sql`alter table skus disable trigger user`)
    await db.execute(sql`update accounts set balance_cents = 7 where kind = 'fee'`)
    await db.execute(sql`update accounts set balance_cents = 7 where kind = 'held'`)
    await db.execute(sql`update skus set on_hand = on_hand + 1`)
    const views = (await badFindings(shop)).map((finding) => finding.view)
    await db.execute(sql`update accounts set balance_cents = 0 where kind in ('fee', 'held')`)
    await db.execute(sql`update skus set on_hand = on_hand - 1`)
    await db.execute(sql`alter table accounts enable trigger user`)
    await db.execute(sql`alter table skus enable trigger user`)
    expect(views).toEqual([
      'always_empty_balance',
      'always_empty_held',
      'always_empty_stock',
      'always_empty_sum',
    ])
  })

  test('a transfer keeps each account’s balance after it', async () => {
    const { userId } = await mintShopper(shop, { balanceCents: 800 })
    await shop.database.db.transaction((tx) =>
      transfer(tx, {
        kind: 'withdrawalHeld',
        debit: { kind: 'available', userId },
        credit: { kind: 'fee' },
        amountCents: 300,
        at: shop.clock.now(),
      }),
    )
    const { rows } = (await shop.database.db.execute(
      sql`select debit_balance_cents::int as debit, credit_balance_cents::int as credit from transfers order by id desc limit 1`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ debit: 500, credit: 300 }])
  })
})

function fullMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} ${fullMessage(error.cause)}` : error.message
}
