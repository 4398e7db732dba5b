import { randomPageCost, type Database, type Db } from './client.ts'
import { randomBytes } from 'node:crypto'
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

/** A call waits this long for a connection. */
const connectsWithinMs = 5_000
const keepAliveMs = 10_000
const readyWithinMs = 1_000
const quietMs = 1_000

/** For tools without a log of their own. */
export function toStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}

/**
 * Connects to PostgreSQL and migrates it, as far as this role may. A shop's own PostgreSQL only
 * reads while its disk is full; another one that only reads is a standby.
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { isOwn = false, complain = toStderr } = {},
): Promise<Database> {
  const [{ default: pg }, { drizzle }, { prepareSchema, markServer, isMigrated }] =
    await Promise.all([
      import('pg'),
      import('drizzle-orm/node-postgres'),
      import('./migratePostgres.ts'),
    ])
  const [{ openListener }, { pipelineTransactions }, { runUndoneAgain }, { watchConnections }] =
    await Promise.all([
      import('./listener.ts'),
      import('./pipelining.ts'),
      import('./runAgain.ts'),
      import('./watchConnections.ts'),
    ])
  const name = `harborlane-${randomBytes(4).toString('hex')}`
  const pool = new pg.Pool({
    ...connectionTo(url, { random_page_cost: String(randomPageCost), application_name: name }),
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: connectsWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...limits,
  })
  let isClosing = false
  let quietUntil = 0
  const report = (line: string) => {
    if (isClosing || Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    complain(line)
  }
  const watch = watchConnections(pool, { url, name, report })
  pool.on('error', ({ message }) => report(`database connection lost: ${message}`))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    pipelineTransactions(client)
  })
  await prepareSchema(url)
  const listener = openListener(url, markServer)
  const work = trackWork()
  const outboxRelay = openOutboxRelay(
    (text) => pool.query({ name: publishStatementName, text }),
    complain,
  )
  const db = drizzle({ client: pool, logger: { logQuery: outboxRelay.hear } }) as unknown as Db
  runUndoneAgain(pool, db, { onReadOnly: isOwn ? null : watch.endIdle })
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
    problem: async () => {
      const late = AbortSignal.timeout(readyWithinMs)
      const asked = listener.ask<{ last: string }>(isMigrated.statement)
      const rows = await Promise.race([asked, aborted(late)]).catch(() => null)
      if (rows === null) return 'database'
      return isMigrated.of(rows) ? null : 'schema'
    },
    close: async () => {
      isClosing = true
      await outboxRelay.close()
      await listener.close()
      await work.whenDone()
      await pool.end()
      await watch.close()
    },
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('too late')))
  })
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
