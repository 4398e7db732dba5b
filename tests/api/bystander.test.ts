import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../server/db/client.ts'
import { allCalls } from '../../server/routes/openapi.ts'
import { mintBystander } from '../factories/bystander.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import { send } from '../support/callApi.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { playWrites } from '../support/playWrites.ts'
import type { TestShop } from '../support/testShop.ts'

/** Reads that tell a shopper of their own; those of the catalogue tell everybody the same. */
const ownReads = allCalls().filter(
  ({ method, path, input }) =>
    method === 'GET' && !path.startsWith('/api/catalogue/') && v.safeParse(input, {}).success,
)

let shop: TestShop
let bystander: MintedShopper
beforeAll(async () => {
  shop = await openTestShop()
  bystander = await mintBystander(shop)
})
afterAll(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

test('whatever a shopper and the office do to each other, another’s rows and answers stay as they were', async () => {
  const before = { rows: await rowsOfBystander(), answers: await answersToBystander() }
  expect(Object.keys(before.rows).toSorted()).toEqual([
    'accounts',
    'addresses',
    'cart_lines',
    'favourites',
    'follows',
    'idempotency_keys',
    'notices',
    'order_events',
    'order_lines',
    'orders',
    'parcels',
    'pay_code_counters',
    'pay_proofs',
    'recharges',
    'refunds',
    'sessions',
    'stock_movements',
    'transfers',
    'uploads',
    'users',
    'withdrawal_quotes',
    'withdrawals',
  ])
  await playWrites(shop, async (_path, work) => {
    await work()
  })
  expect({ rows: await rowsOfBystander(), answers: await answersToBystander() }).toEqual(before)
})

async function answersToBystander(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const call of ownReads) {
    const { body } = await send(shop.app, call, {}, bystander)
    answers[call.path] = body.data
  }
  return answers
}

/** Of each table that names a shopper, an order or an account, those that are theirs. */
async function rowsOfBystander(): Promise<Record<string, string[]>> {
  const { db } = shop.database
  const own = sql`${bystander.userId}::bigint`
  const ownOrders = sql`(select id from orders where user_id = ${own})`
  const ownAccounts = sql`(select id from accounts where user_id = ${own})`
  const tables = await rowsOf<{ name: string; columns: string[] }>(
    db,
    sql`select table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
  )
  const conditionFor = (name: string, columns: readonly string[]) => {
    if (columns.includes('user_id')) return sql`user_id = ${own}`
    if (name === 'users') return sql`id = ${own}`
    if (name === 'transfers')
      return sql`debit_account_id in ${ownAccounts} or credit_account_id in ${ownAccounts}`
    return columns.includes('order_id') ? sql`order_id in ${ownOrders}` : null
  }
  const rows: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    const isOwn = conditionFor(name, columns)
    if (isOwn === null) continue
    const found = await rowsOf<{ row: string }>(
      db,
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t where ${isOwn} order by 1`,
    )
    if (found.length > 0) rows[name] = found.map(({ row }) => row)
  }
  return rows
}
