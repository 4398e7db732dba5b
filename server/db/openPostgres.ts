import { migrationsFolder, type Database, type Db } from './client.ts'
import { changeChannel, eachChange, openTeller, tellingName } from './teller.ts'

const migrationLock = 4_207_811

/** Of the pool's connections, in milliseconds: one who waits for long holds a place that others need. */
const limits = {
  lock_timeout: 3_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
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
  const teller = openTeller((text) => pool.query({ name: tellingName, text }))
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
