import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { createSchemaAt, migrationLock } from '../../db/migratePostgres.ts'
import { sqlStateOf } from '../../db/sqlState.ts'
import { manifestName, tableFile, type Manifest } from './manifest.ts'
import { openConnection } from './openConnection.ts'
import { copyTarget, readTables } from './readTables.ts'
import type { Backup } from './readBackup.ts'

const noPermission = '42501'

/**
 * Creates the backup's schema in an empty database and loads every table, in one transaction: an
 * interrupted load leaves the database empty. `beforeCommit` runs once all rows are loaded.
 */
export async function loadDatabase(given: {
  url: string
  backup: Backup
  beforeCommit: () => Promise<void>
  /** Whether an earlier restore into it was interrupted, perhaps right after its commit. */
  wasCutOff?: boolean
}): Promise<void> {
  const { backup, beforeCommit, wasCutOff = false } = given
  const origin = `restored from ${backup.checksums.get(manifestName)}`
  const client = await openConnection(given.url)
  try {
    await client.query('begin')
    // A server that starts during the restore waits for this lock before it migrates.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    if (wasCutOff && (await readOrigin(client)) === origin) return
    await refuseIfUsed(client)
    await createSchemaAt(client, backup.manifest.migration)
    await client.query(`comment on schema drizzle is ${pg.escapeLiteral(origin)}`)
    await loadTables(client, backup)
    await beforeCommit()
    await client.query('commit')
  } catch (error) {
    if (sqlStateOf(error) !== noPermission) throw error
    throw new Error(`${(error as Error).message}: restore as the role that owns the database`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

async function readOrigin(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ origin: string | null }>(
    `select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as origin`,
  )
  return rows[0]?.origin ?? null
}

async function refuseIfUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('public', 'drizzle') order by 1 limit 1`,
  )
  const [used] = rows
  if (!used) return
  throw new Error(
    `The database is not empty (it has ${used.name}), and nothing in it is overwritten. Restore into an empty one.`,
  )
}

async function loadTables(client: pg.Client, { folder, manifest }: Backup): Promise<void> {
  const tables = await readTables(client)
  refuseOtherTables(tables, manifest.tables)
  const triggers = await readTriggers(client)
  for (const { disable } of triggers) await client.query(disable)
  // Some migrations insert rows; the backup's rows replace them.
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  await client.query(`truncate ${names}`)
  const listed = new Map(manifest.tables.map((table) => [table.name, table]))
  for (const { name } of tables) {
    const table = listed.get(name)!
    const rows = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
    const file = createReadStream(join(folder, tableFile(name)))
    await pipeline(file, createGunzip(), rows)
    if (rows.rowCount !== table.rows) {
      throw new Error(`${name} got ${rows.rowCount} rows in place of ${table.rows}`)
    }
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    const sequence = pg.escapeIdentifier(name)
    await client.query('select setval($1, $2, $3)', [sequence, lastValue, isCalled])
  }
  for (const { enable } of triggers) await client.query(enable)
  await client.query(`analyze ${names}`)
}

function refuseOtherTables(expected: readonly TableOf[], listed: readonly TableOf[]): void {
  const asText = (tables: readonly TableOf[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).toSorted()
  const [wanted, found] = [asText(expected), asText(listed)]
  const odd = [
    ...wanted.filter((each) => !found.includes(each)),
    ...found.filter((each) => !wanted.includes(each)),
  ]
  if (odd.length > 0) throw new Error(`The backup does not fit its own schema: ${odd.join('; ')}`)
}

type TableOf = Pick<Manifest['tables'][number], 'name' | 'columns'>

/**
 * Lists the enabled triggers, each with the statements that disable it and restore its state: some
 * are ENABLE ALWAYS.
 */
async function readTriggers(client: pg.Client): Promise<{ disable: string; enable: string }[]> {
  const { rows } = await client.query<{ disable: string; enable: string }>(
    `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as disable,
        format('alter table %s enable %s trigger %I', t.tgrelid::regclass,
          case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as enable
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`,
  )
  return rows
}
