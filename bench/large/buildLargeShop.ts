import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { checkBooks } from '../../server/domain/integrity/doctor/checkBooks.ts'

export const largeShop = { products: 50_000, orders: 1_000_000, shoppers: 25_000 }

const steps = ['goods.sql', 'shoppers.sql', 'orders.sql', 'ledger.sql']
const migrationsFolder = join(import.meta.dirname, '../../server/db/migrations')

/**
 * A digest of the migrations and of the statements here. When it changes, a previously built shop
 * is stale.
 */
export async function fingerprintOfLargeShop(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(largeShop))
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const files = [
    ...migrations.toSorted().map((name) => join(migrationsFolder, name)),
    ...steps.map((name) => join(import.meta.dirname, name)),
  ]
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Seeds the large shop into an empty database by set-based statements. Triggers are off meanwhile,
 * so the statements write the sums themselves, and every always-empty view is checked at the end.
 */
export async function buildLargeShop(url: string, say: (line: string) => void): Promise<void> {
  const database = await openPostgres(url, 2)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(`set jit = off`)
    await client.query(`set work_mem = '256MB'`)
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const [name, size] of Object.entries(largeShop)) {
      await client.query(`set bench.${name} = ${size}`)
    }
    const restoreIndexes = await dropIndexes(client)
    for (const step of steps) {
      await timed(say, step, async () =>
        client.query(await readFile(join(import.meta.dirname, step), 'utf8')),
      )
    }
    await timed(say, 'indexes', restoreIndexes)
    await timed(say, 'vacuum and analyze', () => client.query('vacuum (analyze, freeze)'))
    await timed(say, 'the books', async () => {
      const findings = await checkBooks({ ctx: database })
      const bad = findings.filter(({ rows }) => rows.length > 0)
      if (bad.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(bad, null, 1)}`)
    })
  } finally {
    await client.end()
    await database.close()
  }
}

/**
 * Drops the indexes; the returned function creates them again. Creating them after the rows is
 * several times as fast.
 */
async function dropIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
      from pg_class c join pg_index i on i.indexrelid = c.oid join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace and not i.indisprimary
        and t.relname in ('orders', 'order_lines', 'order_events', 'notices', 'stock_movements', 'transfers', 'invoices')
        and not exists (select 1 from pg_constraint where conindid = c.oid)`,
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}

async function timed(
  say: (line: string) => void,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const started = performance.now()
  await work()
  say(`  ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
