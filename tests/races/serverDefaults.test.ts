import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listBill } from '../../contract/bill.ts'
import { showOrder } from '../../contract/orders.ts'
import { rowsOf, type Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { databaseUrl } from '../support/databases.setup.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../support/testShop.ts'

const given = inject('testDatabase')

const unusualDefaults = {
  datestyle: "'SQL, DMY'",
  intervalstyle: "'iso_8601'",
  timezone: "'Asia/Kathmandu'",
  search_path: 'decoys, pg_catalog, public',
  standard_conforming_strings: 'off',
  quote_all_identifiers: 'on',
  default_transaction_isolation: "'serializable'",
}

/** Objects that a `search_path` with another schema in front would find first. */
const decoys = [
  'create schema decoys',
  'create table decoys.transfers (id int)',
  'create table decoys.orders (id int)',
  "create function decoys.now() returns timestamptz language sql as $$ select 'epoch'::timestamptz $$",
]

describe('a PostgreSQL server with unusual defaults', () => {
  const name = `harborlane_${randomUUID().replaceAll('-', '')}`
  const url = databaseUrl(given.url, name)
  let database: Database
  let shop: TestShop

  beforeAll(async () => {
    await runAll(given.url, [
      `create database ${name} template template0 locale_provider icu icu_locale 'tr-TR'`,
    ])
    await runAll(url, [
      ...decoys,
      ...Object.entries(unusualDefaults).map(
        ([setting, value]) => `alter database ${name} set ${setting} = ${value}`,
      ),
    ])
    // Migrates the empty database.
    database = await openPostgres(url, 3)
    shop = shopOn(database, testClock())
  })
  afterAll(async () => {
    await shop?.close()
    await runAll(given.url, [`drop database ${name} with (force)`])
  })

  test('dates orders, the bill and the report correctly', async () => {
    const shopper = await mintShopper(shop, { balanceCents: 5_000 })
    const { skuId } = await mintGoods(shop, { priceCents: 1_000 })
    shop.clock.advance(12.5 * 3_600)
    const placed = await mintOrder(shop, shopper, [{ skuId, quantity: 2 }])
    await mustDo(orderLife(shop, { shopper, order: placed }).pay())
    const order = await ask(shop.app, showOrder, { id: placed.id }, { token: shopper.token })
    const bill = await ask(shop.app, listBill, {}, { token: shopper.token })
    const report = await shop.office.request('/report?from=2026-03-02&to=2026-03-02')

    expect([placed.payDeadline, order.placedAt, order.status]).toEqual([
      '2026-03-02T22:00:00.000Z',
      '2026-03-02T21:30:00.000Z',
      1,
    ])
    expect(bill.list.map(({ kind, amountCents, at }) => ({ kind, amountCents, at }))).toEqual([
      { kind: 'orderPaid', amountCents: -2_000, at: '2026-03-02T21:30:00.000Z' },
      { kind: 'openingBalance', amountCents: 5_000, at: '2026-03-02T09:00:00.000Z' },
    ])
    expect(bill.months).toEqual([{ month: '2026-03', inCents: 5_000, outCents: 2_000 }])
    expect(await report.json()).toMatchObject({
      rows: [{ period: '2026-03-02', orders: 1, salesCents: 2_000, cashInCents: 5_000 }],
    })
    expect(shop.unexpectedErrors).toEqual([])
  })

  test('gives the doctor nothing to find', async () => {
    expect(await badFindings(shop)).toEqual([])
  })

  test('starts again on the migrated database', async () => {
    const again = await openPostgres(url, 1)
    await again.close()
  })

  test('keeps the options of the URL, except where the server needs its own setting', async () => {
    const options = '-c TimeZone=Asia/Tokyo -c work_mem=8MB'
    const again = await openPostgres(`${url}?${new URLSearchParams({ options })}`, 1)
    const shown = await rowsOf(
      again.db,
      sql`select current_setting('timezone') as timezone, current_setting('work_mem') as work_mem,
        current_setting('random_page_cost') as random_page_cost`,
    )
    await again.close()
    expect(shown).toEqual([{ timezone: 'UTC', work_mem: '8MB', random_page_cost: '1.1' }])
  })

  test('gives every connection of the pool the settings that the server needs', async () => {
    const names = Object.keys(unusualDefaults)
    const shown = await Promise.all(
      [1, 2, 3].map(() =>
        database.db.transaction((tx) =>
          rowsOf<{ name: string; setting: string }>(
            tx,
            sql`select name, current_setting(name) as setting
              from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`,
          ),
        ),
      ),
    )
    const settings = shown.map((rows) =>
      Object.fromEntries(rows.map((row) => [row.name, row.setting])),
    )
    expect(settings).toEqual(
      [1, 2, 3].map(() => ({
        datestyle: 'ISO, MDY',
        intervalstyle: 'postgres',
        timezone: 'UTC',
        search_path: 'public,pg_temp',
        standard_conforming_strings: 'on',
        quote_all_identifiers: 'off',
        default_transaction_isolation: 'read committed',
      })),
    )
  })
})

async function runAll(at: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: at })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
