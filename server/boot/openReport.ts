import { isDatabaseAway } from '../db/databaseAway.ts'
import { StoreAwayError } from '../domain/kernel/errors.ts'
import { isOutOfRoom } from '../db/sqlState.ts'
import { formatError } from '../db/formatError.ts'

const quietMs = 60_000
/** Short, because the reason may change as a failover goes on. */
const quietWithoutDatabaseMs = 1_000

/**
 * Logs unexpected errors with their place. A full disk and an unavailable store get one line a
 * minute each, an unavailable database one a second; all others are formatted by `formatError`.
 */
export function openReport(
  complain: (said: string) => void,
): (error: unknown, where: string) => void {
  const quietUntil = { room: 0, store: 0, database: 0 }
  const complainNowAndThen = (about: keyof typeof quietUntil, said: string, ms = quietMs) => {
    if (Date.now() < quietUntil[about]) return
    quietUntil[about] = Date.now() + ms
    complain(said)
  }
  return (error, where) => {
    if (isDatabaseAway(error)) {
      return complainNowAndThen(
        'database',
        `The database is away (${reasonIn(error)}), met in ${where}: shoppers are asked to try again later.`,
        quietWithoutDatabaseMs,
      )
    }
    if (error instanceof StoreAwayError) {
      return complainNowAndThen(
        'store',
        `The pictures’ store is away (${error.message}), met in ${where}: shoppers are asked to try again later. Nothing is lost, and it goes on once the store answers.`,
      )
    }
    if (!isOutOfRoom(error)) return complain(`fault in ${where}: ${formatError(error)}`)
    complainNowAndThen(
      'room',
      `No room to save anything for ${where}: shoppers are asked to try again later. Make room on the disks of the data folder and of the database.`,
    )
  }
}

/** The innermost message: the outer ones quote the statement. */
function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? reasonIn(error.cause) : error.message
}
