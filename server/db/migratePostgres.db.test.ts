import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase } from '../../tests/support/testDatabase.ts'
import { openPostgres } from './openPostgres.ts'

describe('the schema and the servers on it', () => {
  let url: string
  let drop: () => Promise<void>
  let other: pg.Client
  beforeEach(async () => {
    ;({ url, drop } = await createEmptyDatabase())
    await (await openPostgres(url, 1)).close()
    other = new pg.Client({ connectionString: url })
    await other.connect()
  })
  afterEach(async () => {
    await other.end()
    await drop()
  })

  /** Makes the last migration look as if it were still to come, without its effects. */
  const forgetLast = () =>
    other.query(
      `delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    )

  test('a newer schema is refused', async () => {
    await other.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15::bigint)`,
    )
    await expect(openPostgres(url, 1)).rejects.toThrow(/migrated by a newer version/)
  })

  test('a start that would migrate is refused while an older server runs', async () => {
    await forgetLast()
    await other.query('select pg_advisory_lock_shared(4207812, 1)')
    await expect(openPostgres(url, 1)).rejects.toThrow(/Older servers still run .* Stop all/)
  })

  test('a start that would migrate is refused while a server runs from before the lock', async () => {
    await forgetLast()
    await other.query('listen "harborlane"')
    await expect(openPostgres(url, 1)).rejects.toThrow(/Older servers still run/)
  })

  test('a start without a migration joins the servers that run', async () => {
    const first = await openPostgres(url, 1)
    await first.listen(() => {})
    const second = await openPostgres(url, 1)
    await second.listen(() => {})
    expect([await first.problem(), await second.problem()]).toEqual([null, null])
    await first.close()
    await second.close()
  })

  test('a running server is not ready once a newer one migrated', async () => {
    const running = await openPostgres(url, 1)
    await running.listen(() => {})
    await other.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15::bigint)`,
    )
    expect(await running.problem()).toBe('schema')
    await running.close()
  })
})
