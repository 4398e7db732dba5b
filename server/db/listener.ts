import pg from 'pg'
import { connectionTo } from './connectionTo.ts'

/** The name of its session in PostgreSQL's activity. */
const listenerName = 'harborlane-listener'
const firstRetryMs = 100
const longestRetryMs = 5_000
const connectsWithinMs = 5_000
const heartbeatMs = 3_000
const answersWithinMs = 2_000

/**
 * Opens one connection that listens, and reconnects with back-off. A heartbeat notices a connection
 * that died without being closed. `onConnected` runs on each new connection; the first `listen`
 * rejects with its error.
 */
export function openListener(url: string, onConnected: (client: pg.Client) => Promise<void>) {
  const channels = new Map<string, Set<(payload: string) => void>>()
  const onResume = new Set<() => void>()
  let client: pg.Client | null = null
  let retryMs = firstRetryMs
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connectionTo(url, { application_name: listenerName }),
      connectionTimeoutMillis: connectsWithinMs,
      query_timeout: answersWithinMs,
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload }) => {
      for (const notify of channels.get(channel) ?? []) notify(payload ?? '')
    })
    client = next
    await next.connect()
    for (const channel of channels.keys())
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    await onConnected(next)
    retryMs = firstRetryMs
  }

  function lost(which: pg.Client) {
    if (closed || client !== which) return
    client = null
    which.connection.stream.destroy()
    retry = setTimeout(() => {
      connect()
        .then(() => onResume.forEach((resume) => resume()))
        .catch(() => client && lost(client))
    }, retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  const heartbeat = setInterval(() => {
    const beating = client
    beating?.query('select').catch(() => lost(beating))
  }, heartbeatMs)
  heartbeat.unref()

  return {
    async listen(channel: string, onPayload: (payload: string) => void, resume?: () => void) {
      if (resume) onResume.add(resume)
      const known = channels.get(channel)
      if (known) known.add(onPayload)
      else channels.set(channel, new Set([onPayload]))
      if (!client) await connect()
      else if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    /** Asks over the listening connection. Rejects while there is none. */
    async ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
      if (!client) throw new Error('the listening connection is lost')
      return (await client.query<Row>(statement)).rows
    },
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      client?.connection.stream.destroy()
    },
  }
}
