import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { migrationsFolder } from '../server/db/client.ts'
import { createSchemaAt } from '../server/db/migratePostgres.ts'
import { openPostgresServer } from '../tests/support/postgresServer.ts'
import { largeShop, seedLargeShop } from './large/buildLargeShop.ts'
import { printTable, type Row } from './table.ts'

/**
 * Times each migration since the oldest released version on a large shop, with the large tables
 * that nobody could write meanwhile: `npm run bench:migrations`. `BENCH_ORDERS` sets the size.
 */

const mostBlockedMs = 1_000
const slowMs = 250
const largeFromRows = largeShop.orders / 10
const releases = join(import.meta.dirname, '../tests/upgrade')

interface Migration {
  name: string
  statements: string[]
}

const scratch = await mkdtemp(join(tmpdir(), 'harborlane-migrations-'))
const server = await openPostgresServer({ folder: scratch, settings: buildSettings() })
const client = new pg.Client({ connectionString: server.url })
const observer = new pg.Client({ connectionString: server.url })
try {
  await Promise.all([client.connect(), observer.connect()])
  const oldest = oldestRelease()
  console.log(`${largeShop.orders} orders at the schema of version ${oldest.version}`)
  await client.query('begin')
  await createSchemaAt(client, oldest.migration)
  await client.query('commit')
  await seedLargeShop(server.url, console.log)
  await client.query('checkpoint')
  const large = await largeTables()
  const rows: Row[] = []
  for (const migration of migrationsAfter(oldest.migration)) {
    rows.push(...(await time(migration, large)))
  }
  printTable(`migrations, ${largeShop.orders} orders`, rows)
} finally {
  await Promise.all([client.end(), observer.end()])
  await server.stop()
  await rm(scratch, { recursive: true, force: true })
}

function buildSettings(): Record<string, string> {
  return {
    max_wal_size: '8GB',
    shared_buffers: '512MB',
    work_mem: '64MB',
    jit: 'off',
    autovacuum: 'off',
  }
}

function oldestRelease(): { version: string; migration: number } {
  const found = readdirSync(releases)
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => {
      const manifest = execFileSync('tar', ['-xzOf', join(releases, name), './manifest.json'])
      const { migration } = JSON.parse(String(manifest)) as { migration: number }
      return { version: name.replace('.tar.gz', ''), migration }
    })
    .toSorted((one, other) => one.migration - other.migration)
  if (!found[0]) throw new Error('no released version')
  return found[0]
}

function migrationsAfter(last: number): Migration[] {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  const known = readMigrationFiles({ migrationsFolder })
  return names
    .toSorted()
    .map((name, at) => ({ name: name.replace('.sql', ''), at }))
    .filter(({ at }) => (known[at]?.folderMillis ?? 0) > last)
    .map(({ name, at }) => ({ name, statements: known[at]?.sql ?? [] }))
}

async function largeTables(): Promise<Set<string>> {
  const { rows } = await observer.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= $1`,
    [largeFromRows],
  )
  return new Set(rows.map(({ name }) => name))
}

async function time(
  { name, statements }: Migration,
  large: ReadonlySet<string>,
): Promise<readonly Row[]> {
  const blockedSince = new Map<string, number>()
  const slow: Row[] = []
  await client.query('begin')
  const pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid as number
  const began = performance.now()
  for (const statement of statements) {
    const started = performance.now()
    await client.query(statement)
    const tookMs = performance.now() - started
    if (tookMs > slowMs) {
      slow.push({ what: `    ${inShort(statement)}`, budget: '', measured: seconds(tookMs) })
    }
    for (const table of await blockedTables(pid)) {
      if (large.has(table) && !blockedSince.has(table)) blockedSince.set(table, started)
    }
  }
  await client.query('commit')
  const ended = performance.now()
  const blocked = [...blockedSince]
    .map(([table, since]) => ({ table, waitMs: ended - since }))
    .filter(({ waitMs }) => waitMs > mostBlockedMs)
  return [
    {
      what: `${blocked.length > 0 ? '✗' : ' '} ${name}`,
      budget: '',
      measured: seconds(ended - began),
    },
    ...blocked.map(({ table, waitMs }) => ({
      what: `    ${table} can’t be written`,
      budget: `≤ ${seconds(mostBlockedMs)}`,
      measured: seconds(waitMs),
    })),
    ...slow,
  ]
}

/** Tables that the migration's session keeps others from writing. */
async function blockedTables(pid: number): Promise<string[]> {
  const { rows } = await observer.query<{ name: string }>(
    `select distinct relation::regclass::text as name from pg_locks
      where pid = $1 and locktype = 'relation' and granted and mode in
        ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
    [pid],
  )
  return rows.map(({ name }) => name)
}

function inShort(statement: string): string {
  return statement
    .replace(/^(\s*--.*\n)+/, '')
    .trim()
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
