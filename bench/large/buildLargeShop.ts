import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { checkBooks } from '../../server/domain/integrity/doctor/checkBooks.ts'

const orders = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)

export const largeShop = { products: orders / 20, orders, shoppers: orders / 40 }

const files = [
  'goods.sql',
  'prices.sql',
  'shoppers.sql',
  'orders.sql',
  'ledger.sql',
  'invoices.sql',
] as const
/** Files for a table that older schemas don't have. */
const tables: Partial<Record<(typeof files)[number], string>> = {
  'prices.sql': 'price_changes',
  'invoices.sql': 'invoices',
}
const migrationsFolder = join(import.meta.dirname, '../../server/db/migrations')

/**
 * A digest of the migrations and of the statements here. When it changes, a previously built shop
 * is stale.
 */
export async function fingerprintOfLargeShop(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(largeShop))
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const paths = [
    ...migrations.toSorted().map((name) => join(migrationsFolder, name)),
    ...files.map((name) => join(import.meta.dirname, name)),
  ]
  for (const file of paths) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

/** Builds the large shop in an empty database and checks every always-empty view at the end. */
export async function buildLargeShop(url: string, say: (line: string) => void): Promise<void> {
  const database = await openPostgres(url, 2)
  try {
    await seedLargeShop(url, say)
    await timed(say, 'the books', async () => {
      const findings = await checkBooks({ ctx: database })
      const bad = findings.filter(({ rows }) => rows.length > 0)
      if (bad.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(bad, null, 1)}`)
    })
  } finally {
    await database.close()
  }
}

/**
 * Seeds the rows into an empty schema, today's or an older one, by set-based statements. Triggers
 * are off meanwhile, so the statements write the sums themselves.
 */
export async function seedLargeShop(url: string, say: (line: string) => void): Promise<void> {
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
    for (const file of files) {
      const table = tables[file]
      if (table && !(await hasTable(client, table))) continue
      await timed(say, file, async () =>
        client.query(await readFile(join(import.meta.dirname, file), 'utf8')),
      )
    }
    await timed(say, 'indexes', restoreIndexes)
    await timed(say, 'vacuum and analyze', () => client.query('vacuum (analyze, freeze)'))
  } finally {
    await client.end()
  }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [name])
  return rows[0]?.there === true
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
