import { uptime } from 'node:os'
import type { Clock } from '../domain/kernel/clock.ts'

/** More than machines drift apart between two readings. */
const mostDriftMs = 60_000
/** A changed time is believed when the database has shown it for so long. */
const doubtMs = 10 * 60_000

/** Less is the imprecision of `uptime`, which counts whole seconds. */
const leastSleepMs = 10_000
const aheadAtStartMs = uptime() * 1_000 - performance.now()

/** A monotonic time that includes how long the machine slept: `performance.now` stops meanwhile. */
function sinceBoot(): number {
  const awakeMs = performance.now()
  const asleepMs = uptime() * 1_000 - awakeMs - aheadAtStartMs
  return asleepMs < leastSleepMs ? awakeMs : awakeMs + asleepMs
}

export interface DatabaseClock extends Pick<Clock, 'now'> {
  /** Reads the database's time again. Called every few seconds. */
  follow(): Promise<void>
  /** How far the database's time has jumped while that is not believed; else 0. */
  jumpSeconds(): number
}

/**
 * The database's time, carried on by a monotonic timer between readings, so that all servers agree
 * and no change of a machine's clock moves a deadline or a wait. Where the database's own time
 * jumps, the operator is warned, and the old time goes on until the new one has lasted ten minutes.
 */
export async function openDatabaseClock({
  readTime,
  complain,
  elapsedMs = sinceBoot,
}: {
  readTime: () => Promise<Date>
  /** Receives what the operator should look at. */
  complain: (line: string) => void
  elapsedMs?: () => number
}): Promise<DatabaseClock> {
  let offsetMs = await readOffset()
  let doubted: { sinceMs: number; offsetMs: number } | null = null

  /** The reading is as of the middle between question and answer. */
  async function readOffset(): Promise<number> {
    const asked = elapsedMs()
    const time = await readTime()
    return time.getTime() - (asked + elapsedMs()) / 2
  }

  const isNear = (one: number, other: number) => Math.abs(one - other) <= mostDriftMs

  return {
    now: () => new Date(Math.round(offsetMs + elapsedMs())),
    jumpSeconds: () => (doubted ? Math.round((doubted.offsetMs - offsetMs) / 1_000) : 0),
    follow: async () => {
      const found = await readOffset()
      if (isNear(found, offsetMs)) {
        if (doubted) complain('The database’s clock is right again.')
        doubted = null
        offsetMs = found
        return
      }
      if (!doubted || !isNear(found, doubted.offsetMs)) {
        doubted = { sinceMs: elapsedMs(), offsetMs: found }
        complain(
          `The database’s clock jumped by ${Math.round((found - offsetMs) / 1_000)} s: correct it. The shop goes on with the old time, and takes the new one after ${doubtMs / 60_000} minutes.`,
        )
      } else if (elapsedMs() - doubted.sinceMs >= doubtMs) {
        complain('The shop goes on with the new time of the database’s clock.')
        offsetMs = found
        doubted = null
      }
    },
  }
}
