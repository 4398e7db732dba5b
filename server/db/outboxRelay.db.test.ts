import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { rowsOf, type Database } from './client.ts'

let database: Database
/** The names of the received changes. */
const heard: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await database.listen((change) => heard.push((change as { name: string }).name))
})
afterAll(() => database.close())

const leave = (name: string, padding = '') => {
  const payload = JSON.stringify({ name, padding })
  return sql`insert into outbox values (${payload})`
}

describe('changes that transactions publish', () => {
  test('are received after the commit, without duplicates, and leave no row', async () => {
    await database.db.transaction(async (tx) => {
      for (const name of ['once', 'twice', 'twice']) await tx.execute(leave(name))
    })
    await expect.poll(() => heard.toSorted()).toEqual(['once', 'twice'])
    expect(await rowsOf(database.db, sql`select payload from outbox`)).toEqual([])
  })

  test('are not received after a rollback', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await tx.execute(leave('never'))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await database.db.execute(leave('after it'))
    await expect.poll(() => heard).toContain('after it')
    expect(heard).not.toContain('never')
  })

  test('are all received when they exceed the size of one notification', async () => {
    const names = Array.from({ length: 1_200 }, (_, at) => `many ${at}`)
    const rows = sql.join(
      names.map((name) => sql`(${JSON.stringify({ name, padding: 'x'.repeat(200) })})`),
      sql`, `,
    )
    await database.db.execute(sql`insert into outbox values ${rows}`)
    const ofMany = () => heard.filter((name) => name.startsWith('many')).toSorted()
    await expect.poll(ofMany).toEqual(names.toSorted())
  })

  test('are received though the longest ones share a notification', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `long ${at}`)
    await database.db.transaction(async (tx) => {
      for (const name of names) await tx.execute(leave(name, 'x'.repeat(2_900)))
    })
    await expect.poll(() => heard).toEqual(expect.arrayContaining(names))
  })
})
