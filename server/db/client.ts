import type { PGlite } from '@electric-sql/pglite'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { takeFolderLock } from './folderLock.ts'
import type { Watch } from './openEmbeddedClient.ts'

/** The database, or a transaction in it: verbs take either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  /**
   * Calls back with each payload that any process sends by NOTIFY on the channel, and `onResume`
   * when the connection is back after a loss, in which payloads may have been missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onResume?: () => void,
  ): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = join(import.meta.dirname, 'migrations')
const migrationLock = 4_207_811

/** Opens the embedded database in a folder that no other process may hold, and migrates it. */
export async function openEmbedded(
  folder: string | 'memory',
  watch: Watch = { say: () => {}, onBroken: () => {} },
): Promise<Database> {
  const [{ PGlite }, { drizzle }, { migrate }, { openEmbeddedClient }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('./openEmbeddedClient.ts'),
  ])
  if (folder === 'memory') {
    const client = new PGlite('memory://')
    await migrate(drizzle({ client }), { migrationsFolder })
    return embedded(drizzle({ client }), client, () => client.close())
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await takeFolderLock(folder)
  try {
    const { client, close } = await openEmbeddedClient(folder, watch)
    const db = drizzle({ client })
    await migrate(db, { migrationsFolder }).catch(async (error: unknown) => {
      await close()
      throw error
    })
    return embedded(db, client, () => close().finally(release))
  } catch (error) {
    release()
    throw error
  }
}

function embedded(
  db: unknown,
  client: Pick<PGlite, 'listen'>,
  close: () => Promise<void>,
): Database {
  return {
    kind: 'pglite',
    db: db as Db,
    listen: async (channel, onPayload) => {
      await client.listen(channel, onPayload)
    },
    close,
  }
}

/** Connects to PostgreSQL and migrates it; processes that start together take turns. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const [{ openListener }, { sendAhead }] = await Promise.all([
    import('./listener.ts'),
    import('./sendAhead.ts'),
  ])
  const pool = new pg.Pool({ connectionString: url, max: poolSize, pipeline: true })
  const report = (error: Error) => console.error(`database connection lost: ${error.message}`)
  pool.on('error', report)
  pool.on('connect', (client) => {
    client.on('error', () => {})
    sendAhead(client)
  })
  const migrator = await pool.connect()
  try {
    await migrator.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client: migrator }), { migrationsFolder })
  } finally {
    await migrator.query('select pg_advisory_unlock($1)', [migrationLock])
    migrator.release()
  }
  const listener = openListener(url)
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }) as unknown as Db,
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** Rows of a raw statement. Both drivers answer `{ rows }`; column types are the caller's word. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
