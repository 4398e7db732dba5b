import { sql, type SQL } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf } from '../../server/db/client.ts'
import { escrowShards } from '../../server/domain/ledger/transfer.ts'
import { transferAccounts } from '../../server/domain/ledger/transferAccounts.ts'
import { passRecharge } from '../../server/domain/wallet/recharges/auditRecharge.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { mintRecharge } from '../factories/wallet.ts'
import { test } from '../support/shopTest.ts'
import { badFindings } from '../support/testShop.ts'

describe('the ledger in the database', () => {
  test.beforeAll(async ({ shop }) => {
    await mintShopper(shop, { balanceCents: 5_000 })
    await mintGoods(shop)
  })

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
    ['set a price', sql`update skus set price_cents = 1`, 'only through its history'],
    [
      'state a prior price',
      sql`update skus set original_price_cents = price_cents + 1`,
      'only through its history',
    ],
    ['change a movement', sql`update stock_movements set on_hand_delta = 1`, 'append-only'],
    ['delete a movement', sql`delete from stock_movements`, 'append-only'],
    [
      'post nothing',
      posting({ kind: 'recharge', debit: 'external', credit: 'available', amountCents: 0 }),
      'recharge is not what it is about',
    ],
    [
      'post to oneself',
      posting({ kind: 'recharge', debit: 'external', credit: 'external', amountCents: 5 }),
      'recharge does not go from external to external',
    ],
    [
      'settle what nobody paid',
      posting({ kind: 'orderSettled', debit: 'escrow', credit: 'revenue', amountCents: 1 }),
      'orderSettled is not what it is about',
    ],
    [
      'pay an order from held to fee',
      posting({ kind: 'orderPaid', debit: 'held', credit: 'fee', amountCents: 1 }),
      'orderPaid does not go from held to fee',
    ],
  ]

  test.for(rewrites)('nobody can %s', async ([, statement, complaint], { shop }) => {
    const error = await shop.database.db.execute(statement).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(fullMessage(error)).toContain(complaint)
    expect(await badFindings(shop)).toEqual([])
  })

  test('the views find a forced balance, stock or order sum', async ({ shop }) => {
    const { db } = shop.database
    await db.execute(sql`alter table accounts disable trigger user`)
    await db.execute(sql`alter table skus disable trigger user`)
    await db.execute(sql`update accounts set balance_cents = 7 where kind = 'fee'`)
    await db.execute(sql`update accounts set balance_cents = 7 where kind = 'held'`)
    await db.execute(sql`update skus set on_hand = on_hand + 1, price_cents = price_cents + 1`)
    const views = (await badFindings(shop)).map((finding) => finding.view)
    await db.execute(sql`update accounts set balance_cents = 0 where kind in ('fee', 'held')`)
    await db.execute(sql`update skus set on_hand = on_hand - 1, price_cents = price_cents - 1`)
    await db.execute(sql`alter table accounts enable trigger user`)
    await db.execute(sql`alter table skus enable trigger user`)
    expect(views).toEqual([
      'always_empty_balance',
      'always_empty_held',
      'always_empty_price',
      'always_empty_stock',
      'always_empty_sum',
      'rules',
    ])
  })

  test('a transfer is only possible between the accounts that its kind allows', async ({
    shop,
  }) => {
    const accountKinds = ['available', 'held', 'external', 'escrow', 'revenue', 'fee'] as const
    const stated = Object.entries(transferAccounts).flatMap(([kind, { debit, credit }]) =>
      [debit].flat().map((source) => `${kind}: ${source} → ${credit}`),
    )
    const taken: string[] = []
    const look = shop.database.db.transaction(async (tx) => {
      for (const kind of Object.keys(transferAccounts)) {
        for (const debit of accountKinds) {
          for (const credit of accountKinds) {
            const isTaken = await tx
              .transaction((inner) =>
                inner.execute(posting({ kind, debit, credit, amountCents: 1 })),
              )
              .then(neverAlone, refusedForItsRow)
            if (isTaken) taken.push(`${kind}: ${debit} → ${credit}`)
          }
        }
      }
      throw new LookedEnough()
    })
    await expect(look).rejects.toThrow(LookedEnough)
    expect(taken.toSorted()).toEqual(stated.toSorted())
  })

  test('has as many escrow accounts as orders are sharded over', async ({ shop }) => {
    const rows = await rowsOf(
      shop.database.db,
      sql`select shard::int from accounts where kind = 'escrow' order by shard`,
    )
    expect(rows).toEqual(Array.from({ length: escrowShards }, (_, shard) => ({ shard })))
  })

  test('a transfer stores each account’s balance after it', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 800 })
    const { id: rechargeId } = await mintRecharge(shop, shopper)
    const [before] = await rowsOf<{ external: number }>(
      shop.database.db,
      sql`select balance_cents::int as external from accounts where kind = 'external'`,
    )
    await passRecharge({
      ctx: { db: shop.database.db, clock: shop.clock },
      input: { rechargeId, arrivedCents: 300 },
    })
    const rows = await rowsOf(
      shop.database.db,
      sql`select debit_balance_cents::int as debit, credit_balance_cents::int as credit from transfers order by id desc limit 1`,
    )
    expect(rows).toEqual([{ debit: (before?.external ?? 0) + 300, credit: 1_100 }])
  })
})

class LookedEnough extends Error {}

/**
 * A transfer needs the row that it is about. The database checks the accounts first, then that row.
 */
function refusedForItsRow(error: unknown): boolean {
  const complaint = fullMessage(error)
  if (complaint.includes('does not go from')) return false
  if (complaint.includes('is not what it is about')) return true
  throw error
}

function neverAlone(): never {
  throw new Error('a transfer was taken that is about nothing')
}

interface Posting {
  kind: string
  debit: string
  credit: string
  amountCents: number
}

/** A posting between one account of each kind. A shopper's accounts belong to the same shopper. */
function posting({ kind, debit, credit, amountCents }: Posting): SQL {
  return sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, created_at)
    select ${kind}, debit.id, credit.id, ${amountCents}, now() from accounts debit, accounts credit
    where debit.kind = ${debit} and credit.kind = ${credit}
      and (debit.user_id is null or credit.user_id is null or debit.user_id = credit.user_id)
    order by debit.id, credit.id limit 1`
}

function fullMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} ${fullMessage(error.cause)}` : error.message
}
