import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintGoods } from '../../../../tests/factories/goods.ts'
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts'
import { testClock } from '../../../../tests/support/testShop.ts'
import { rowsOf, type Database } from '../../../db/client.ts'
import { moveStock } from '../../stock/moveStock.ts'
import { checkSeals } from './checkSeals.ts'
import { openSealing } from './openSealing.ts'

const ledger = 'stock_movements'

/** Running transactions in other databases of the same server delay sealing too. */
async function sealed(seal: () => Promise<number>): Promise<number> {
  for (;;) {
    const rows = await seal()
    if (rows > 0) return rows
  }
}

describe('sealing', () => {
  let database: Database
  const clock = testClock()
  beforeAll(async () => {
    database = await openTestDatabase(6)
  })
  afterAll(() => database.close())

  const open = () => openSealing({ ctx: { db: database.db, clock } })
  const mint = async (times: number) => {
    for (let each = 0; each < times; each += 1) await mintGoods({ database, clock })
  }
  const readSeals = () =>
    rowsOf(
      database.db,
      sql`select number::int, from_id::int as from, to_id::int as to, row_count::int as rows, sum::int
        from seals where ledger = ${ledger} order by number`,
    )

  test('covers rows that existed at the previous call, and links each seal to the one before', async () => {
    const seal = open()
    await mint(3)
    const first = await seal()
    await mint(1)
    const second = await sealed(seal)
    const early = await seal()
    clock.advance(5 * 60)
    const third = await sealed(seal)
    expect([first, second, early, third]).toEqual([0, 3, 0, 1])
    expect(await readSeals()).toEqual([
      { number: 1, from: 1, to: 3, rows: 3, sum: 30 },
      { number: 2, from: 4, to: 4, rows: 1, sum: 10 },
    ])
    expect(await checkSeals(database.db)).toEqual({
      broken: [],
      heads: [expect.stringMatching(/^stock_movements to 4: [0-9a-f]{16}$/)],
    })
  })

  test('happens once, however many processes run it', async () => {
    clock.advance(5 * 60)
    const all = [open(), open(), open(), open()]
    await mint(2)
    await Promise.all(all.map((seal) => seal()))
    const sealedAtOnce = async () => {
      const rows = await Promise.all(all.map((seal) => seal()))
      return rows.reduce((sum, each) => sum + each, 0)
    }
    expect(await sealed(sealedAtOnce)).toBe(2)
    expect((await checkSeals(database.db)).broken).toEqual([])
  })

  test('waits for a transaction that may still write a row before them', async () => {
    clock.advance(5 * 60)
    const { skuId } = await mintGoods({ database, clock })
    const seal = open()
    const written = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = database.db.transaction(async (tx) => {
      const more = { skuId, orderId: null, kind: 'initial' as const, reservedDelta: 0 }
      await moveStock(tx, [{ ...more, onHandDelta: 7 }], clock.now())
      written.resolve()
      await mayEnd.promise
    })
    await written.promise
    await mint(1)
    const meanwhile = [await seal(), await seal(), await seal()]
    mayEnd.resolve()
    await slow
    expect([...meanwhile, await sealed(seal)]).toEqual([0, 0, 0, 3])
    expect((await checkSeals(database.db)).broken).toEqual([])
  })

  test('names the first rows that differ, and a seal that was deleted or changed', async () => {
    const { db } = database
    const found: unknown[] = []
    for (const statement of [
      sql`update stock_movements set created_at = created_at + interval '1 hour' where id = 4`,
      sql`delete from stock_movements where id = 2`,
      sql`update seals set sealed_at = sealed_at + interval '1 hour' where number = 2`,
      sql`delete from seals where number = 1`,
    ]) {
      await db
        .transaction(async (tx) => {
          for (const table of [ledger, 'seals']) {
            await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
          }
          await tx.execute(statement)
          found.push(...(await checkSeals(tx)).broken)
          throw new Error('seen')
        })
        .catch(() => {})
    }
    expect(found).toEqual([
      { ledger, fromId: 4, toId: 4, is: 'rows changed' },
      { ledger, fromId: 1, toId: 3, is: 'rows changed' },
      { ledger, fromId: 4, toId: 4, is: 'seal changed' },
      { ledger, fromId: 4, toId: 4, is: 'seal missing before' },
    ])
  })
})
