import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/openTestShop.ts'
import type { TestShop } from '../../tests/support/testShop.ts'
import { rowsOf, type Db } from './client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.database.db.execute(sql`create table described (id int primary key, note text)`)
})
afterAll(() => shop.close())

/** On one connection, since each is told of a statement's columns for itself. */
const onOne = <Result>(work: (tx: Db) => Promise<Result>) => shop.database.db.transaction(work)

describe('a statement whose columns were described before', () => {
  test('reads its rows as it did the first time, none and many, and nulls', async () => {
    const { db } = shop.database
    await db.execute(sql`insert into described values (1, 'one'), (2, null)`)
    const read = (tx: Db, most: number) =>
      rowsOf(tx, sql`select * from described where id <= ${most} order by id`)
    const found = await onOne(async (tx) => [
      await read(tx, 0),
      await read(tx, 2),
      await read(tx, 1),
      await read(tx, 0),
      await read(tx, 2),
    ])
    const [one, two] = [
      { id: 1, note: 'one' },
      { id: 2, note: null },
    ]
    expect(found).toEqual([[], [one, two], [one], [], [one, two]])
  })

  test('is told apart from others that are sent together with it', async () => {
    const found = await onOne(async (tx) => {
      const ask = () => [
        rowsOf(tx, sql`select ${1}::int as first`),
        rowsOf(tx, sql`select ${'two'}::text as second, ${true}::bool as third`),
        rowsOf(tx, sql`update described set note = note where id = ${99}`),
      ]
      const once = await Promise.all(ask())
      return [once, await Promise.all([...ask(), ...ask().toReversed()])]
    })
    const [first, second] = [[{ first: 1 }], [{ second: 'two', third: true }]]
    expect(found).toEqual([
      [first, second, []],
      [first, second, [], [], second, first],
    ])
  })

  test('works again after it failed', async () => {
    const { db } = shop.database
    const add = (id: number) =>
      rowsOf<{ id: number }>(db, sql`insert into described values (${id}) returning id`)
    await add(10)
    for (const _ of [1, 2]) {
      await expect(add(10)).rejects.toThrow('Failed query')
    }
    expect(await add(11)).toEqual([{ id: 11 }])
  })

  test('never reads the old columns out of a table that has others now', async () => {
    const { db } = shop.database
    const read = () => rowsOf(db, sql`select * from described where id = ${1}`)
    const before = { id: 1, note: 'one' }
    for (const _ of [1, 2, 3]) expect(await read()).toEqual([before])
    await db.execute(sql`alter table described add column more int default 7`)
    const after = await read().catch(() => 'refused')
    expect(['refused', [{ ...before, more: 7 }]]).toContainEqual(after)
  })
})
