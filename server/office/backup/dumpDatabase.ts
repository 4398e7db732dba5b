import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams'
import { grants } from '../../db/grants.ts'
import { tableFile, type Snapshot } from './manifest.ts'
import { openConnection } from './openConnection.ts'
import { copyTarget, readTables, type Table } from './readTables.ts'

/** Writes one file per table, all from one snapshot. It blocks no other transaction. */
export async function dumpDatabase(url: string, folder: string): Promise<Snapshot> {
  const client = await openConnection(url)
  try {
    await client.query('begin isolation level repeatable read, read only')
    const { takenAt, migration } = await readVersion(client)
    const tables = (await readTables(client)).filter(({ name }) => name in grants)
    refuseIfIncomplete(tables)
    await mkdir(join(folder, 'tables'), { mode: 0o700 })
    const dumped: { table: Table; copy: CopyToStreamQuery }[] = []
    for (const table of tables) {
      const copy = client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
      await writeRows(copy, join(folder, tableFile(table.name)))
      dumped.push({ table, copy })
    }
    // Sequences are not part of a snapshot. Read after the rows, each is past every id in them.
    const sequences = await readSequences(client)
    await client.query('commit')
    // COPY may report its row count after the last row. At this point all counts have arrived.
    const counted = dumped.map(({ table, copy }) => ({ ...table, rows: copy.rowCount }))
    return { takenAt, migration, tables: counted, sequences }
  } finally {
    await client.end()
  }
}

/** The first query of the transaction, so the snapshot is taken at this moment. */
async function readVersion(client: pg.Client): Promise<{ takenAt: string; migration: number }> {
  const { rows } = await client.query<{ takenAt: Date; migration: string }>(
    `select clock_timestamp() as "takenAt", max(created_at) as migration
      from drizzle.__drizzle_migrations`,
  )
  const { takenAt, migration } = rows[0]!
  return { takenAt: takenAt.toISOString(), migration: Number(migration) }
}

/** What older schemas lack. The outbox had another name there, which is a view today. */
const younger = new Set([
  'outbox',
  'untold_changes',
  'stock_wishes',
  'price_changes',
  'invoices',
  'invoice_numbers',
  'platform_contact',
  'order_messages',
  'card_instructions',
])

function refuseIfIncomplete(tables: readonly Table[]): void {
  const found = new Set(tables.map(({ name }) => name))
  const missing = Object.keys(grants).filter((name) => !found.has(name) && !younger.has(name))
  if (missing.length > 0) throw new Error(`The database lacks the tables ${missing.join(', ')}`)
}

async function writeRows(rows: Readable, file: string): Promise<void> {
  await pipeline(
    rows,
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
}

async function readSequences(client: pg.Client): Promise<Snapshot['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select s.relname::text as name
      from pg_class s
      join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and t.relname = any($1)
      order by s.relname`,
    [Object.keys(grants)],
  )
  const each = names.map(
    ({ name }) =>
      `select ${pg.escapeLiteral(name)} as name, last_value::text as "lastValue",
        is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
  )
  const { rows } = await client.query<Snapshot['sequences'][number]>(each.join(' union all '))
  return rows
}
