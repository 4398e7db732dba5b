import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../server/db/client.ts'

/**
 * A digest of every row of every table: equal when nothing has changed. The outbox is left out,
 * because the relay empties it.
 */
export async function fingerprint(db: Db): Promise<Record<string, string | null>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> 'outbox' order by 1`,
  )
  const digests: Record<string, string | null> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ digest: string | null }>(
      db,
      sql`select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.identifier(name)} t`,
    )
    digests[name] = row?.digest ?? null
  }
  return digests
}
