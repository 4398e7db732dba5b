import type { PGlite } from '@electric-sql/pglite'

/** As PostgreSQL decides it by itself, where it doesn't run embedded. */
const chosen = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and (
    pg_stat_get_dead_tuples(pg_class.oid) > 1000 + 0.2 * greatest(reltuples, 0)
    or age(relfrozenxid) > 160000000
  )
  order by age(relfrozenxid) > 160000000 desc, pg_stat_get_dead_tuples(pg_class.oid) desc
  limit 1`

/**
 * Makes the room of rows that are gone usable again, in the table that has the most of them: a table
 * that is written and swept would grow all the same. Answers which, or null.
 */
export async function vacuumOne(client: Pick<PGlite, 'query' | 'exec'>): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(chosen)
  const [table] = rows
  if (!table) return null
  await client.exec(`vacuum ${table.name}`)
  return table.name
}
