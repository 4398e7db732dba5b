import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/**
 * Runs the work in the open transaction, else in a new one. Use it only for work that refuses
 * before it writes: there is no savepoint to roll back to.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return is(db, PgTransaction) ? work(db) : db.transaction(work)
}
