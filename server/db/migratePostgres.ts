import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from './client.ts'
import { connectionTo } from './connectionTo.ts'
import { grants, usedSequences } from './grants.ts'

export const migrationLock = 4_207_811
/** Each server holds it, shared, with the number of migrations that it knows. */
const serverLock = 4_207_812
const connectsWithinMs = 10_000
const howToMigrate =
  'Run npm run migrate with MIGRATE_DATABASE_URL as the role that owns the tables; docs/operations.md tells how.'

/**
 * Prepares the schema at a server's start. The tables' owner migrates it. Another role checks that
 * it is migrated and has the needed rights, and throws with what is missing. Concurrent starts take
 * turns.
 */
export async function prepareSchema(url: string): Promise<void> {
  await connected(url, async (client) => {
    if (await isOwner(client)) return migrateTables(client)
    await refuseIfBehind(client)
    await refuseIfPowerless(client)
  })
}

/** Marks the session as that of a running server, so that no newer one migrates while it runs. */
export async function markServer(client: pg.Client): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder })
  await client.query('select pg_advisory_lock_shared($1, $2)', [serverLock, known.length])
  await refuseIfNewer(client)
}

/** Whether the schema is exactly the one that this version knows. */
export const isMigrated = {
  statement: 'select max(created_at) as last from drizzle.__drizzle_migrations',
  of: ([row]: { last: string }[]) => Number(row?.last ?? 0) === newestKnown(),
}

/** For `npm run migrate`: migrates as the owner, and grants the server's role its rights. */
export async function migrateAndGrant(given: {
  url: string
  role: string | undefined
}): Promise<void> {
  await connected(given.url, async (client) => {
    if (!(await isOwner(client))) throw new Error('This role does not own the tables.')
    await migrateTables(client)
    if (given.role !== undefined) await grantAll(client, given.role)
  })
}

/**
 * For a restore: creates the schema as of one migration inside the open transaction. drizzle's own
 * `migrate` would begin a transaction itself.
 */
export async function createSchemaAt(client: pg.Client, migration: number): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder })
  const last = known.findIndex(({ folderMillis }) => folderMillis === migration)
  if (last === -1) {
    throw new Error(
      `The backup's schema (${migration}) is not known to this version: a newer one made it. Restore it with that version or a later one.`,
    )
  }
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of known.slice(0, last + 1)) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    ...connectionTo(url),
    connectionTimeoutMillis: connectsWithinMs,
    keepAlive: true,
  })
  // A lost connection also fails the running statement, which reports the reason.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw /unsupported startup parameter/.test(error.message) ? leadsToPooler(error) : error
  })
  try {
    await refusePooler(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await work(client)
  } finally {
    await client.end()
  }
}

/** Whether the role owns the tables; in an empty database, whether it may create some. */
async function isOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select coalesce(
        (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('transfers')),
        has_database_privilege(current_database(), 'create')
          and has_schema_privilege(current_schema(), 'create')) as owns`,
  )
  return rows[0]?.owns === true
}

async function migrateTables(client: pg.Client): Promise<void> {
  const last = await lastMigration(client)
  await refuseIfNewer(client)
  if (last > 0 && last < newestKnown()) await refuseWhileOlderRun(client)
  await migrate(drizzle({ client }), { migrationsFolder })
}

function newestKnown(): number {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
}

/** Zero where nothing is migrated, or the role may not see it. */
async function lastMigration(client: pg.Client): Promise<number> {
  const { rows } = await client
    .query<{ last: string }>(isMigrated.statement)
    .catch(() => ({ rows: [] }))
  return Number(rows[0]?.last ?? 0)
}

async function refuseIfNewer(client: pg.Client): Promise<void> {
  if ((await lastMigration(client)) <= newestKnown()) return
  throw new Error(
    'This database was migrated by a newer version of this shop. Start that version or a later one.',
  )
}

/**
 * A pooler hands out connections of other sessions, without the settings, locks and channels that
 * this server relies on. It reports another process id than PostgreSQL does.
 */
async function refusePooler(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0]?.pid === (client as unknown as { processID: number }).processID) return
  throw leadsToPooler()
}

function leadsToPooler(cause?: unknown): Error {
  return new Error(
    'The address of the database leads to a connection pooler such as PgBouncer. This server has a pool of its own and needs sessions of its own: name PostgreSQL itself.',
    { cause },
  )
}

/**
 * Older servers would write into tables that they don't know. Those before the lock are found by
 * the channel that they listen to.
 */
async function refuseWhileOlderRun(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `with marked as (
        select pid, objid from pg_locks where locktype = 'advisory' and classid = $1
          and database = (select oid from pg_database where datname = current_database()))
      select pid from marked where objid < $2
      union select pid from pg_stat_activity where datname = current_database()
        and query ~* '^listen ' and pid not in (select pid from marked)`,
    [serverLock, readMigrationFiles({ migrationsFolder }).length],
  )
  if (rows.length === 0) return
  const pids = rows.map(({ pid }) => pid).join(', ')
  throw new Error(
    `Older servers still run on this database (PostgreSQL's processes ${pids}), and this version changes its tables. Stop all of them first, then start this one.`,
  )
}

async function refuseIfBehind(client: pg.Client): Promise<void> {
  const newest = newestKnown()
  const last = await lastMigration(client)
  await refuseIfNewer(client)
  if (last >= newest) return
  throw new Error(
    last === 0
      ? `This database is not migrated, or its role may not see whether it is. ${howToMigrate}`
      : `This database is older than this server. ${howToMigrate}`,
  )
}

async function refuseIfPowerless(client: pg.Client): Promise<void> {
  const wanted = Object.entries(grants).flatMap(([table, rights]) =>
    rights.map((right) => ({ table, right })),
  )
  const { rows } = await client.query<{ missing: string }>(
    `select w.right || ' on ' || w.table as missing
      from jsonb_to_recordset($1::jsonb) as w ("table" text, "right" text)
      where not coalesce(has_table_privilege(to_regclass(w.table), w.right), false)
      union all
      select 'usage on ' || name from unnest($2::text[]) as name
      where not has_sequence_privilege(name, 'usage')`,
    [JSON.stringify(wanted), usedSequences],
  )
  if (rows.length === 0) return
  const missing = rows.map((row) => row.missing).join(', ')
  throw new Error(`The database's role lacks ${missing}. ${howToMigrate}`)
}

async function grantAll(client: pg.Client, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role)
  const views = await namesOf(client, 'v')
  const sequences = await namesOf(client, 'S')
  await client.query('begin')
  for (const statement of [
    `grant usage on schema public, drizzle to ${to}`,
    `revoke create on schema public, drizzle from ${to}`,
    `grant select on drizzle.__drizzle_migrations to ${to}`,
    ...Object.entries(grants).flatMap(([table, rights]) => [
      `revoke all on ${table} from ${to}`,
      `grant ${rights.join(', ')} on ${table} to ${to}`,
    ]),
    ...views.map((view) => `grant select on ${view} to ${to}`),
    ...sequences.map((sequence) => `grant select on ${sequence} to ${to}`),
    ...usedSequences.map((sequence) => `grant usage on ${sequence} to ${to}`),
  ]) {
    await client.query(statement)
  }
  await client.query('commit')
}

async function namesOf(client: pg.Client, kind: 'v' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = $1`,
    [kind],
  )
  return rows.map(({ name }) => name)
}
