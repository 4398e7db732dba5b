import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../../server/db/client.ts'

/** Of each table that names a shopper, an order or an account, this shopper's rows. */
export async function rowsOfShopper(
  { db }: Pick<Database, 'db'>,
  { userId }: { userId: number },
): Promise<Record<string, string[]>> {
  const own = sql`${userId}::bigint`
  const ownOrders = sql`(select id from orders where user_id = ${own})`
  const ownAccounts = sql`(select id from accounts where user_id = ${own})`
  const tables = await rowsOf<{ name: string; columns: string[] }>(
    db,
    sql`select table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
  )
  const conditionFor = (name: string, columns: readonly string[]) => {
    if (columns.includes('user_id')) return sql`user_id = ${own}`
    if (name === 'users') return sql`id = ${own}`
    if (name === 'transfers')
      return sql`debit_account_id in ${ownAccounts} or credit_account_id in ${ownAccounts}`
    return columns.includes('order_id') ? sql`order_id in ${ownOrders}` : null
  }
  const rows: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    const isOwn = conditionFor(name, columns)
    if (isOwn === null) continue
    const found = await rowsOf<{ row: string }>(
      db,
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t where ${isOwn} order by 1`,
    )
    if (found.length > 0) rows[name] = found.map(({ row }) => row)
  }
  return rows
}
