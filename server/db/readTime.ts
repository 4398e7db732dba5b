import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from './client.ts'

/** The time of the database's machine. */
export async function readTime(db: Db): Promise<Date> {
  const now = sql`select extract(epoch from clock_timestamp()) * 1000 as ms`
  const [row] = await rowsOf<{ ms: string }>(db, now)
  return new Date(Number(row?.ms))
}
