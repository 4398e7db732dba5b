import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'

test('closing a database waits for the work that its changes began', async () => {
  const database = await openTestDatabase()
  const began = Promise.withResolvers<void>()
  let ended: unknown = 'not yet'
  await database.listen(async (change) => {
    if ((change as { name: string }).name !== 'trackWork') return
    began.resolve()
    try {
      for (let query = 0; query < 2_000; query += 1) await database.db.execute(sql`select 1`)
      ended = 'with the database open'
    } catch (error) {
      ended = error
    }
  })
  // In a transaction, whose changes are published after its commit.
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into outbox values (${'{"name":"trackWork"}'})`)
  })
  await began.promise
  await database.close()
  expect(ended).toBe('with the database open')
})
