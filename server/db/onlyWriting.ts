import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'

/** A part that writes as a statement of its own, which answers nothing: drizzle prepares no raw SQL. */
export function onlyWriting(db: Db, part: SQL) {
  return db
    .with(db.$with('written', {}).as(part))
    .select({ nothing: sql`null` })
    .from(sql`(values (1)) as one`)
}
