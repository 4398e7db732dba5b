import { isDatabaseAway } from './databaseAway.ts'
import { isOutOfRoom } from './sqlState.ts'
import { formatError } from './formatError.ts'

/** The channel that every server process listens to. */
export const changeChannel = 'harborlane'

/** The name of the publishing statement, which no call waits for. */
export const publishStatementName = 'tell'

const soonMs = 20
const laterMs = 250
const mostAtOnce = 500
/** With one more payload of up to 3,000 bytes, a notification stays below PostgreSQL's 8,000. */
const bytesOfNotification = 4_000

/**
 * Publishes the rows of `outbox` and deletes them. It needs no synchronous commit: the
 * changes are committed, and after a crash every listener reads everything again.
 */
const publishStatement = `with taken_rows as (
    delete from outbox where ctid = any(array(
      select ctid from outbox limit ${mostAtOnce} for update skip locked
    )) returning payload
  ), payloads as (
    select payload, sum(octet_length(payload)) over (order by payload) - octet_length(payload) as start
    from (select distinct payload from taken_rows) each
  )
  select pg_notify('${changeChannel}', json_agg(payload::json)::text),
    set_config('synchronous_commit', 'off', true), (select count(*) from taken_rows) as taken
  from payloads group by start / ${bytesOfNotification}`

/** Matches statements that begin a transaction which may write, or end one. */
const mayChange = /^\s*(with|insert|update|delete|commit)\b/

export interface OutboxRelay {
  /** Observes each statement, because a write may leave changes to publish. */
  hear(statement: string): void
  close(): Promise<void>
}

/**
 * Publishes the changes that transactions of this process, or of one that died, left in the table.
 * It batches them within a short delay.
 */
export function openOutboxRelay(
  run: (text: string) => Promise<{ rows: unknown[] }>,
  complain: (line: string) => void,
): OutboxRelay {
  let waiting: { timer: NodeJS.Timeout; forMs: number } | null = null
  let working: Promise<void> | null = null
  let isHeard = false
  let isOpen = true

  /** A full disk and a database that is away are reported elsewhere. */
  function report(error: unknown): void {
    if (isOutOfRoom(error) || isDatabaseAway(error)) return
    complain(`changes are published later: ${formatError(error)}`)
  }

  async function publish(): Promise<void> {
    for (;;) {
      const { rows } = await run(publishStatement)
      const [first] = rows as { taken: number | string }[]
      if (Number(first?.taken ?? 0) < mostAtOnce) return
    }
  }

  function plan(forMs: number): void {
    clearTimeout(waiting?.timer)
    const timer = setTimeout(() => {
      waiting = null
      isHeard = false
      working = publish()
        .catch(report)
        .finally(() => {
          working = null
          if (!isOpen) return
          if (isHeard) plan(soonMs)
          // Tries once more, for a commit that took longer.
          else if (forMs === soonMs) plan(laterMs)
        })
    }, forMs)
    waiting = { timer, forMs }
  }

  return {
    hear(statement) {
      if (!isOpen || !mayChange.test(statement)) return
      isHeard = true
      if (!working && waiting?.forMs !== soonMs) plan(soonMs)
    },
    async close() {
      isOpen = false
      clearTimeout(waiting?.timer)
      await working
      await publish().catch(report)
    },
  }
}

/** Calls back for each change in a notification. */
export function eachChange(onChange: (change: unknown) => void): (payload: string) => void {
  return (payload) => (JSON.parse(payload) as unknown[]).forEach((change) => onChange(change))
}
