import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { join } from 'node:path'

/** The database, or a transaction in it. Verbs accept either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  /** The connection string for pg. */
  readonly url: string
  readonly db: Db
  /**
   * Calls `onChange` with each published change of any process, as JSON. Calls `onResume` after a
   * lost connection is back, since changes may have been missed. Closing the database waits for the
   * promises that both return.
   */
  listen(onChange: (change: unknown) => unknown, onResume?: () => unknown): Promise<void>
  /** The pool's connections at this moment. */
  poolUse(): PoolUse
  /**
   * Why this process shouldn't get requests: the database doesn't answer within a second on the
   * listening connection, or has another schema. Null when it is ready.
   */
  problem(): Promise<'database' | 'schema' | null>
  close(): Promise<void>
}

export interface PoolUse {
  total: number
  idle: number
  /** Calls that wait for a connection. */
  waiting: number
}

/**
 * The planner's cost of an index page read, relative to a sequential one. PostgreSQL's default of 4
 * suits spinning disks: with it, finding a variant's price reads all products.
 */
export const randomPageCost = 1.1

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Lifts the pool's timeouts in this transaction, for work that may take long. */
export async function liftLimits(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`,
  )
}

/** Returns the rows of a raw statement. The caller asserts the column types. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
