import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { join } from 'node:path'

/** The database, or a transaction in it: verbs take either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  /** As pg takes it. */
  readonly url: string
  readonly db: Db
  /**
   * Calls back with each change that any process leaves to tell, as JSON, and `onResume` when the
   * connection is back after a loss, in which changes may have been missed. What they return is waited
   * for before the database is closed.
   */
  listen(onChange: (change: unknown) => unknown, onResume?: () => unknown): Promise<void>
  close(): Promise<void>
}

/**
 * The planner's cost of a page read by an index, relative to a sequential one. PostgreSQL's default of 4 is
 * for turning disks: with it a variant's price is found by reading all products.
 */
export const randomPageCost = 1.1

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** For work that may take long: the limits of the pool's connections don't hold in this transaction. */
export async function liftLimits(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`,
  )
}

/** Rows of a raw statement; column types are the caller's word. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
