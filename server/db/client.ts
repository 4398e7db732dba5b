import type { PGlite } from '@electric-sql/pglite'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { takeFolderLock } from './folderLock.ts'
import { changeChannel, openTeller, tellingName } from './teller.ts'

/** The database, or a transaction in it: verbs take either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  /**
   * Calls back with each change that any process leaves to tell, as JSON, and `onResume` when the
   * connection is back after a loss, in which changes may have been missed.
   */
  listen(onChange: (change: unknown) => void, onResume?: () => void): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = join(import.meta.dirname, 'migrations')
const migrationLock = 4_207_811

/** Of the pool's connections, in milliseconds: one who waits for long holds a place that others need. */
const limits = {
  lock_timeout: 3_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Opens the embedded database in a folder that no other process may hold, and migrates it. */
export async function openEmbedded(folder: string | 'memory'): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  if (folder !== 'memory') await mkdir(folder, { recursive: true })
  const release = folder === 'memory' ? async () => {} : await takeFolderLock(folder)
  const client = new PGlite(folder === 'memory' ? 'memory://' : join(folder, 'database'))
  return openPglite(client, release)
}

/** The same on a client that is open already. */
export async function openPglite(
  client: PGlite,
  release: () => Promise<void> = async () => {},
): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  await client.waitReady
  await migrate(drizzle({ client }), { migrationsFolder })
  const teller = openTeller((text) => client.query(text), reportUntold)
  return {
    kind: 'pglite',
    db: drizzle({ client, logger: { logQuery: teller.hear } }) as unknown as Db,
    listen: async (onChange) => {
      await client.listen(changeChannel, eachChange(onChange))
    },
    close: async () => {
      await teller.close()
      await client.close()
      await release()
    },
  }
}

/** Connects to PostgreSQL and migrates it; processes that start together take turns. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const [{ openListener }, { sendAhead }, { runUndoneAgain }] = await Promise.all([
    import('./listener.ts'),
    import('./sendAhead.ts'),
    import('./runAgain.ts'),
  ])
  const pool = new pg.Pool({ connectionString: url, max: poolSize, pipeline: true, ...limits })
  const report = (error: Error) => console.error(`database connection lost: ${error.message}`)
  pool.on('error', report)
  pool.on('connect', (client) => {
    client.on('error', () => {})
    sendAhead(client)
  })
  const migrator = new pg.Client({ connectionString: url })
  migrator.on('error', report)
  await migrator.connect()
  try {
    await migrator.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client: migrator }), { migrationsFolder })
  } finally {
    await migrator.end()
  }
  const listener = openListener(url)
  const teller = openTeller((text) => pool.query({ name: tellingName, text }), reportUntold)
  const db = drizzle({ client: pool, logger: { logQuery: teller.hear } }) as unknown as Db
  runUndoneAgain(pool, db)
  return {
    kind: 'postgres',
    db,
    listen: (onChange, onResume) => listener.listen(changeChannel, eachChange(onChange), onResume),
    close: async () => {
      await teller.close()
      await listener.close()
      await pool.end()
    },
  }
}

function eachChange(onChange: (change: unknown) => void): (payload: string) => void {
  return (payload) => (JSON.parse(payload) as unknown[]).forEach((change) => onChange(change))
}

function reportUntold(error: unknown): void {
  console.error('changes are told later:', error)
}

/** For work that may take long: the limits of the pool's connections don't hold in this transaction. */
export async function liftLimits(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`,
  )
}

/** Rows of a raw statement. Both drivers answer `{ rows }`; column types are the caller's word. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
