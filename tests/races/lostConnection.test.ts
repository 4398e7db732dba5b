import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf, type Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openTestDatabase } from '../support/testDatabase.ts'

const times = 20

describe('a pool whose connections are killed', () => {
  let admin: Database & { url?: string }
  let pool: Database
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    admin = await openTestDatabase(2)
    pool = await openPostgres(admin.url, 1)
  })
  afterAll(async () => {
    await pool.close()
    await admin.close()
    vi.restoreAllMocks()
  })

  const backend = async () => {
    const [row] = await rowsOf<{ pid: number }>(pool.db, sql`select pg_backend_pid() as pid`)
    return row?.pid ?? 0
  }

  const kill = async (pid: number) => {
    await admin.db.execute(sql`select pg_terminate_backend(${pid})`)
  }

  test.for(['before', 'with', 'within'])(
    'frees its slot when one was lost %s a transaction',
    async (moment) => {
      const outcomes = new Set<string>()
      for (let time = 0; time < times; time += 1) {
        const pid = await backend()
        if (moment === 'before') await kill(pid)
        const killing = moment === 'with' ? kill(pid) : null
        const answer = pool.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          if (moment === 'within') await kill(pid)
          await tx.execute(sql`select 1`)
        })
        await answer.then(
          () => outcomes.add('done'),
          () => outcomes.add('lost'),
        )
        await killing
        expect(await backend().catch(() => backend())).toBeGreaterThan(0)
      }
      if (moment === 'within') expect([...outcomes]).toEqual(['lost'])
    },
  )
})
