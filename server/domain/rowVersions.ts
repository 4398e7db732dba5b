import { desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { jsonColumn } from '../db/jsonRows.ts'

/** The transaction that last wrote the row: whatever a list shows of it changes with it. */
export interface RowVersion {
  id: number
  version: string
}

/** What of a table a page shows, newest first, as one text; `rowsIn` reads it. */
export function versionsOf(
  table: PgTable & { id: PgColumn },
  { isWanted, most }: { isWanted: SQL | undefined; most: SQLWrapper },
): SQL<string> {
  return jsonColumn(
    sql`(select coalesce(string_agg(page.id || ' ' || page.version, ','), '') from (
      select ${table.id}, ${versionOf(table)} as version
      from ${table} where ${isWanted}
      order by ${desc(table.id)} limit ${most}) page)`,
    (text: string) => text,
  )
}

export function versionOf(table: PgTable): SQL<string> {
  return sql`${sql`${table}.xmin::text`}`
}

export function rowsIn(text: string): RowVersion[] {
  return text === '' ? [] : text.split(',').map(rowOf)
}

function rowOf(text: string): RowVersion {
  const [id, version = ''] = text.split(' ')
  return { id: Number(id), version }
}
