import pg from 'pg'
import { connectionTo } from './connectionTo.ts'

const firstRetryMs = 100
const longestRetryMs = 5_000

/** Opens one connection that listens, and reconnects with back-off. */
export function openListener(url: string) {
  const channels = new Map<string, Set<(payload: string) => void>>()
  const onResume = new Set<() => void>()
  let client: pg.Client | null = null
  let retryMs = firstRetryMs
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client(connectionTo(url))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload }) => {
      for (const notify of channels.get(channel) ?? []) notify(payload ?? '')
    })
    client = next
    await next.connect()
    for (const channel of channels.keys())
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    retryMs = firstRetryMs
  }

  function lost(which: pg.Client) {
    if (closed || client !== which) return
    client = null
    which.end().catch(() => {})
    retry = setTimeout(() => {
      connect()
        .then(() => onResume.forEach((resume) => resume()))
        .catch(() => client && lost(client))
    }, retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  return {
    async listen(channel: string, onPayload: (payload: string) => void, resume?: () => void) {
      if (resume) onResume.add(resume)
      const known = channels.get(channel)
      if (known) known.add(onPayload)
      else channels.set(channel, new Set([onPayload]))
      if (!client) await connect()
      else if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
