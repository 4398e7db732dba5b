import { isSQLWrapper, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Ids for `any(…)`, out of the planner's sight: it would plan anew for each few of them. */
export function givenIds(ids: readonly number[] | SQLWrapper): SQL {
  return sql`(select ${isSQLWrapper(ids) ? ids : textOfIds(ids)}::bigint[])::bigint[]`
}

/** How a statement that is written once is given them. */
export function textOfIds(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
