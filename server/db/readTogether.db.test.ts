import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/openTestShop.ts'
import type { TestShop } from '../../tests/support/testShop.ts'
import { readTogether } from './readTogether.ts'
import { loginFailures } from './schema/users.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const tell = readTogether({ bytes: 'bytea', number: 'bigint', moment: 'timestamptz' })(
  'test_told',
  (db, { rows, place, values }) =>
    db
      .select({
        place,
        hex: sql<string>`encode(${values.bytes}, 'hex')`,
        number: sql<string | null>`${values.number}::text`,
        seconds: sql<string>`extract(epoch from ${values.moment})::text`,
        statement: sql<string>`txid_current()::text`,
      })
      .from(rows)
      .orderBy(sql`${place} desc`),
)

const findFailures = readTogether({ failures: 'bigint' })(
  'test_found',
  (db, { rows, place, values }) =>
    db
      .select({ place, key: loginFailures.key })
      .from(rows)
      .innerJoin(loginFailures, eq(loginFailures.failures, values.failures)),
)

test('each who asks at once has an answer of their own, many of them by one statement', async () => {
  const { db } = shop.database
  const asked = Array.from({ length: 100 }, (_, at) => ({
    bytes: Buffer.from([at, 255]),
    number: at % 2 === 0 ? at * 1_000_000_000_000 : null,
    moment: new Date(at * 1_000),
  }))
  const told = await Promise.all(asked.map((one) => tell(db, one)))
  expect(told.map((one) => one && [one.hex, one.number, Number(one.seconds)])).toEqual(
    asked.map(({ bytes, number, moment }) => [
      bytes.toString('hex'),
      number === null ? null : String(number),
      moment.getTime() / 1_000,
    ]),
  )
  expect(new Set(told.map((one) => one?.statement)).size).toBe(2)
})

test('whoever asks for what is not there is told of nothing, and the others of theirs', async () => {
  const { db } = shop.database
  await db
    .insert(loginFailures)
    .values({ key: 'together', failures: 711, lastFailureAt: new Date(0) })
  const found = await Promise.all([710, 711, 712].map((failures) => findFailures(db, { failures })))
  expect(found.map((one) => one?.key ?? null)).toEqual([null, 'together', null])
})

test('what was written before one asks is told, whatever is under way', async () => {
  const { db } = shop.database
  const before = Array.from({ length: 5 }, () => findFailures(db, { failures: 811 }))
  await db
    .insert(loginFailures)
    .values({ key: 'just written', failures: 811, lastFailureAt: new Date(0) })
  const after = await findFailures(db, { failures: 811 })
  await Promise.all(before)
  expect(after?.key).toBe('just written')
})
