import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '../../server/db/client.ts'
import { pipelineAll } from '../../server/db/pipelineAll.ts'
import { countTrips } from '../support/countTrips.ts'
import { openTestDatabase } from '../support/testDatabase.ts'

describe('pipelined statements on PostgreSQL', () => {
  const counter = countTrips()
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(2)
    await database.db.execute(sql`create table words (word text primary key)`)
  })
  afterAll(async () => {
    counter.stop()
    await database.close()
  })

  const write = (db: Db, word: string) => db.execute(sql`insert into words values (${word})`)
  const written = async () => {
    const rows = await rowsOf<{ word: string }>(database.db, sql`select word from words order by 1`)
    return rows.map(({ word }) => word)
  }

  test('run in order in one round trip, including the begin', async () => {
    let seen: unknown
    const trips = await counter.during(async () => {
      seen = await database.db.transaction((tx) =>
        pipelineAll(
          () => write(tx, 'kept'),
          async () => rowsOf(tx, sql`select word from words`),
          () => tx.execute(sql`delete from words where word = ${'kept'}`),
          async () => rowsOf(tx, sql`select word from words`),
        ),
      )
    })

    expect(trips).toEqual({ trips: 2, statements: 6 })
    expect(seen).toMatchObject([{}, [{ word: 'kept' }], {}, []])
  })

  test('all settle when one has failed, and the first error is thrown', async () => {
    const over: string[] = []
    const late = async (tx: Db) => {
      await tx.execute(sql`select 1`).catch(() => {})
      over.push('late')
    }

    const answer = database.db.transaction((tx) =>
      pipelineAll(
        () => write(tx, 'lost'),
        () => Promise.reject(new Error('first')),
        () => Promise.reject(new Error('second')),
        () => late(tx),
      ),
    )

    await expect(answer).rejects.toThrow('first')
    expect([over, await written()]).toEqual([['late'], []])
  })

  test('with a commit fail when one of them does, and nothing is stored', async () => {
    const failed = Promise.withResolvers<string>()
    const answer = database.db.transaction(async (tx) => {
      await write(tx, 'twice')
      write(tx, 'twice').then(
        () => failed.resolve('written'),
        () => failed.resolve('refused'),
      )
    })

    await expect(answer).rejects.toMatchObject({
      cause: {
        message: 'the transaction was rolled back',
        cause: { message: 'duplicate key value violates unique constraint "words_pkey"' },
      },
    })
    expect([await failed.promise, await written()]).toEqual(['refused', []])
  })
})
