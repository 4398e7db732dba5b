import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { rowsOf, type Db } from '../../server/db/client.ts'

/** How many connections to this database wait for a lock. */
export async function lockWaits(db: Db): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting ?? 0
}

/** Resolves once that many connections wait for a lock. */
export async function untilLockWaits(db: Db, count = 1): Promise<void> {
  const isSo = async () => expect(await lockWaits(db)).toBe(count)
  await vi.waitFor(isSo, { timeout: 20_000 })
}
