import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Runs a writing CTE as a statement of its own without a result, because drizzle can't prepare raw
 * SQL.
 */
export function onlyWriting(db: Db, part: SQL) {
  return db
    .with(db.$with('written', {}).as(part))
    .select({ nothing: sql`null` })
    .from(sql`(values (1)) as one`)
}
