import { isSQLWrapper, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Passes ids to `any(…)` so that the planner doesn't see their number: it would make a new plan for
 * each short list.
 */
export function givenIds(ids: readonly number[] | SQLWrapper): SQL {
  return sql`(select ${isSQLWrapper(ids) ? ids : textOfIds(ids)}::bigint[])::bigint[]`
}

/** The ids as a prepared statement's text parameter. */
export function textOfIds(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
