import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderActor, orderCodes, orderEventTypes } from '../../contract/orderDetail.ts'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { rowsOf, type Database } from './client.ts'
import { transferKinds } from './schema/ledger.ts'
import { stockMovementKinds } from './schema/stock.ts'
import { noticeKinds } from './schema/users.ts'

/** Words in older rows, which stay valid. */
const formerWords = ['order.shipped']

describe('the words that the database accepts', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(2)
  })
  afterAll(() => database.close())

  test.for([
    ['transfer_is_known', transferKinds],
    ['stock_movement_is_known', stockMovementKinds],
    ['order_event_is_known', [...orderEventTypes, ...formerWords, ...orderActor.options]],
    ['notice_is_known', noticeKinds],
  ] as const)('equal those of the code: %s', async ([name, words]) => {
    const [found] = await rowsOf<{ body: string }>(
      database.db,
      sql`select prosrc as body from pg_proc where proname = ${name}`,
    )
    const known = [...(found?.body ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word)
    expect([...new Set(known)].toSorted()).toEqual(words.toSorted())
  })

  test.for(['order_event_is_known', 'orders_status'])(
    "equal the order's codes: %s",
    async (name) => {
      const [found] = await rowsOf<{ body: string }>(
        database.db,
        sql`select prosrc as body from pg_proc where proname = ${name}
        union all select pg_get_constraintdef(oid) from pg_constraint where conname = ${name}`,
      )
      const known = [...(found?.body ?? '').matchAll(/-?\d+/g)].map(([code]) => Number(code))
      const codes = Object.values(orderCodes).toSorted((one, other) => one - other)
      expect([...new Set(known)].toSorted((one, other) => one - other)).toEqual(codes)
    },
  )
})
