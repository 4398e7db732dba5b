import { randomPageCost, type Database, type Db } from './client.ts'
import { connectionTo } from './connectionTo.ts'
import { changeChannel, eachChange, openOutboxRelay, publishStatementName } from './outboxRelay.ts'

/**
 * Timeouts of the pool's connections, in milliseconds: a long wait occupies a connection that
 * others need.
 */
const limits = {
  lock_timeout: 3_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Connects to PostgreSQL and migrates it, as far as this role may. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const [{ default: pg }, { drizzle }, { prepareSchema }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('./migratePostgres.ts'),
  ])
  const [{ openListener }, { pipelineTransactions }, { runUndoneAgain }] = await Promise.all([
    import('./listener.ts'),
    import('./pipelining.ts'),
    import('./runAgain.ts'),
  ])
  const pool = new pg.Pool({
    ...connectionTo(url, { random_page_cost: String(randomPageCost) }),
    max: poolSize,
    pipeline: true,
    ...limits,
  })
  let isClosing = false
  const report = (error: Error) => {
    if (!isClosing) console.error(`database connection lost: ${error.message}`)
  }
  pool.on('error', report)
  pool.on('connect', (client) => {
    client.on('error', () => {})
    pipelineTransactions(client)
  })
  await prepareSchema(url)
  const listener = openListener(url)
  const work = trackWork()
  const outboxRelay = openOutboxRelay((text) => pool.query({ name: publishStatementName, text }))
  const db = drizzle({ client: pool, logger: { logQuery: outboxRelay.hear } }) as unknown as Db
  runUndoneAgain(pool, db)
  return {
    url,
    db,
    listen: (onChange, onResume = () => {}) =>
      listener.listen(changeChannel, eachChange(work.tracked(onChange)), work.tracked(onResume)),
    poolUse: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      isClosing = true
      await outboxRelay.close()
      await listener.close()
      await work.whenDone()
      await pool.end()
    },
  }
}

type Handle<Input extends unknown[]> = (...input: Input) => unknown

/**
 * Tracks the promises that handlers return, so that closing the database can wait for all of them. A
 * rejection is swallowed here: the handler must catch and report its own errors.
 */
function trackWork() {
  const running = new Set<Promise<unknown>>()
  return {
    tracked<Input extends unknown[]>(handle: Handle<Input>): (...input: Input) => void {
      return (...input) => {
        const work = Promise.resolve(handle(...input))
        const end = () => running.delete(work)
        running.add(work)
        work.then(end, end)
      }
    },
    async whenDone(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
