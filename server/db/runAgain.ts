import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { DatabaseAwayError, isDatabaseAway, isReadOnly, meansAway } from './databaseAway.ts'
import { isUndone } from './sqlState.ts'

type Outermost = PgDatabase<PgQueryResultHKT, Record<string, never>>

const times = 4
const longestPauseMs = 40

/**
 * Makes a database repeat an outermost transaction or single statement that PostgreSQL rolled back
 * because of a conflict. So a transaction's function must have no effect outside the database. An
 * error that means that the database is away is thrown as `DatabaseAwayError`; so is one of a
 * database that only reads, unless `onReadOnly` is null.
 */
export function runUndoneAgain(
  pool: Pool,
  db: Outermost,
  { onReadOnly }: { onReadOnly: (() => void) | null },
): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  pool.query = ((...given: unknown[]) =>
    again(() => query(...given)).catch(throwAway)) as typeof pool.query
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => again(() => transaction(work, config)).catch(throwAway)

  function throwAway(error: unknown): never {
    const isStandby = onReadOnly !== null && isReadOnly(error)
    if (isStandby) onReadOnly()
    if (isDatabaseAway(error) || !(isStandby || meansAway(error))) throw error
    const said = isStandby ? 'it only reads' : (error as Error).message
    throw new DatabaseAwayError(said, { cause: error })
  }
}

async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let done = 1; ; done += 1) {
    try {
      return await work()
    } catch (error) {
      if (done === times || !isUndone(error)) throw error
    }
    // A random pause, so that conflicting transactions don't restart at the same moment.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs))
  }
}
