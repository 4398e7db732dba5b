import pg from 'pg'

const lookMs = 500
/** A connection that receives nothing for this long while it is in use is examined. */
const silentMs = 4_000
const answersWithinMs = 2_000
const none: ReadonlySet<number> = new Set()

interface Watched {
  client: pg.PoolClient
  isInUse: boolean
  bytesRead: number
  /** When it last received something, or was taken from the pool. */
  since: number
}

/**
 * Ends the pool's connections that died without being closed, as in a failover or behind a NAT. A
 * new connection asks PostgreSQL which silent ones still run a statement; the others are dead. Their
 * sessions are ended too, because they could still hold locks. When PostgreSQL doesn't answer
 * either, no silent one lives.
 */
export function watchConnections(
  pool: pg.Pool,
  { url, name, report }: { url: string; name: string; report: (line: string) => void },
) {
  const all = new Map<pg.PoolClient, Watched>()
  let examining: Promise<void> | null = null

  pool.on('connect', (client) => {
    const since = performance.now()
    all.set(client, { client, isInUse: true, bytesRead: bytesReadBy(client), since })
  })
  pool.on('remove', (client) => all.delete(client))
  pool.on('acquire', (client) => {
    const each = all.get(client)
    if (each) Object.assign(each, { isInUse: true, since: performance.now() })
  })
  pool.on('release', (_, client) => {
    const each = all.get(client)
    if (each) each.isInUse = false
  })

  function silentFor(ms: number): Watched[] {
    const now = performance.now()
    for (const each of all.values()) {
      const bytesRead = bytesReadBy(each.client)
      if (bytesRead === each.bytesRead) continue
      Object.assign(each, { bytesRead, since: now })
    }
    return [...all.values()].filter(({ isInUse, since }) => isInUse && now - since >= ms)
  }

  async function examine(): Promise<void> {
    const silent = silentFor(silentMs / 4)
    const asker = await connectQuickly(url).catch(() => null)
    try {
      const running = asker ? await runningAmong(silent, asker).catch(() => none) : none
      // Those that received something meanwhile live: this process may have been busy.
      const stillSilent = new Set(silentFor(silentMs / 4))
      const dead = silent.filter((each) => stillSilent.has(each) && !running.has(pidOf(each)))
      if (!dead.some(({ since }) => performance.now() - since >= silentMs)) return
      for (const { client } of dead) end(client)
      endIdle()
      report(`${dead.length} database connections had died silently: they are replaced`)
      await asker?.query(terminateSessions, [dead.map(pidOf), name])
    } finally {
      asker?.connection.stream.destroy()
    }
  }

  /** New connections take their place. */
  function endIdle(): void {
    for (const { client, isInUse } of all.values()) if (!isInUse) end(client)
  }

  const timer = setInterval(() => {
    if (examining || silentFor(silentMs).length === 0) return
    examining = examine()
      .catch(() => {})
      .finally(() => {
        examining = null
      })
  }, lookMs)
  timer.unref()

  return {
    endIdle,
    close: async () => {
      clearInterval(timer)
      await examining
    },
  }
}

function bytesReadBy({ connection }: pg.PoolClient): number {
  return (connection.stream as unknown as { bytesRead: number }).bytesRead
}

function end({ connection }: pg.PoolClient): void {
  const error = new Error('the database connection was silent')
  connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
}

/** Only sessions of this process: after a failover another one may have such a pid. */
const terminateSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = any($1) and application_name = $2 and state <> 'active'`

async function connectQuickly(url: string): Promise<pg.Client> {
  const asker = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answersWithinMs,
    query_timeout: answersWithinMs,
  })
  asker.on('error', () => {})
  await asker.connect()
  return asker
}

/** The pids of those whose statement still runs. */
async function runningAmong(
  silent: readonly Watched[],
  asker: pg.Client,
): Promise<ReadonlySet<number>> {
  const { rows } = await asker.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where pid = any($1) and state = 'active' and wait_event is distinct from 'ClientWrite'`,
    [silent.map(pidOf)],
  )
  return new Set(rows.map(({ pid }) => pid))
}

/** PostgreSQL reports it when a connection starts. */
function pidOf({ client }: Watched): number {
  return (client as unknown as { processID: number }).processID
}
