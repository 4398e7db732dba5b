import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/shopTest.ts'
import { loginFailures } from './schema/users.ts'
import { preparedStatement } from './preparedStatement.ts'
import { pipelineAll } from './pipelineAll.ts'

const read = preparedStatement<{ key: string }>()('test_read', (db, { key }) =>
  db.select().from(loginFailures).where(eq(loginFailures.key, key)),
)
const write = preparedStatement<{ key: string; at: Date }>()('test_write', (db, { key, at }) =>
  db.insert(loginFailures).values({ key, failures: 1, lastFailureAt: at }),
)

describe('a prepared statement', () => {
  test('reads and writes as a column does, with other values each time', async ({ shop }) => {
    const { db } = shop.database
    const [first, second] = [new Date(1_000), new Date(2_000)]
    await write(db, { key: 'first', at: first })
    await write(db, { key: 'second', at: second })
    const found = [await read(db, { key: 'first' }), await read(db, { key: 'second' })]
    expect(found.flat().map(({ key, lastFailureAt }) => [key, lastFailureAt])).toEqual([
      ['first', first],
      ['second', second],
    ])
  })

  test('runs in the transaction it is given', async ({ shop }) => {
    const { db } = shop.database
    const rolledBack = db.transaction(async (tx) => {
      await write(tx, { key: 'never', at: new Date(0) })
      expect(await read(tx, { key: 'never' })).toHaveLength(1)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await read(db, { key: 'never' })).toEqual([])
  })

  test('runs in its order among pipelined statements', async ({ shop }) => {
    const counts = await shop.database.db.transaction((tx) =>
      pipelineAll(
        () =>
          tx.insert(loginFailures).values({ key: 'turn', failures: 1, lastFailureAt: new Date(0) }),
        () => read(tx, { key: 'turn' }),
        () =>
          tx
            .update(loginFailures)
            .set({ failures: 2 })
            .where(sql`key = 'turn'`),
        () => read(tx, { key: 'turn' }),
      ),
    )
    expect([counts[1][0]?.failures, counts[3][0]?.failures]).toEqual([1, 2])
  })
})
