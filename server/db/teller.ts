import { isOutOfRoom } from './sqlState.ts'
import { faultText } from './faultText.ts'

/** What every server process listens to. */
export const changeChannel = 'harborlane'

/** Of the statement that tells, which no call waits for. */
export const tellingName = 'tell'

const soonMs = 20
const laterMs = 250
const mostAtOnce = 500
/** With one payload of up to 3,000 bytes on top, a notification stays below PostgreSQL's 8,000. */
const bytesOfNotification = 4_000

/**
 * Tells what waits in `untold_changes`, and is not waited for itself: what is told is committed, and
 * after a crash every listener reads anew.
 */
const telling = `with untold as (
    delete from untold_changes where ctid = any(array(
      select ctid from untold_changes limit ${mostAtOnce} for update skip locked
    )) returning payload
  ), payloads as (
    select payload, sum(octet_length(payload)) over (order by payload) - octet_length(payload) as start
    from (select distinct payload from untold) each
  )
  select pg_notify('${changeChannel}', json_agg(payload::json)::text),
    set_config('synchronous_commit', 'off', true), (select count(*) from untold) as taken
  from payloads group by start / ${bytesOfNotification}`

/** Begins a transaction that may write, or ends one. */
const mayChange = /^\s*(with|insert|update|delete|commit)\b/

export interface Teller {
  /** Hears of each statement, since those that write may leave something to tell. */
  hear(statement: string): void
  close(): Promise<void>
}

/**
 * Tells the servers what transactions of this process, or of one that is gone, left to tell: many at
 * once and soon after.
 */
export function openTeller(run: (text: string) => Promise<{ rows: unknown[] }>): Teller {
  let waiting: { timer: NodeJS.Timeout; forMs: number } | null = null
  let working: Promise<void> | null = null
  let isHeard = false
  let isOpen = true

  async function tell(): Promise<void> {
    for (;;) {
      const { rows } = await run(telling)
      const [first] = rows as { taken: number | string }[]
      if (Number(first?.taken ?? 0) < mostAtOnce) return
    }
  }

  function plan(forMs: number): void {
    clearTimeout(waiting?.timer)
    const timer = setTimeout(() => {
      waiting = null
      isHeard = false
      working = tell()
        .catch(report)
        .finally(() => {
          working = null
          if (!isOpen) return
          if (isHeard) plan(soonMs)
          // Once more, for a commit that took its time.
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
      await tell().catch(report)
    },
  }
}

/** Of a notification, each change that it tells. */
export function eachChange(onChange: (change: unknown) => void): (payload: string) => void {
  return (payload) => (JSON.parse(payload) as unknown[]).forEach((change) => onChange(change))
}

/** Of a full disk the operator hears already. */
function report(error: unknown): void {
  if (!isOutOfRoom(error)) console.error(`changes are told later: ${faultText(error)}`)
}
