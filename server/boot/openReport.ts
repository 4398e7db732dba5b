import { StoreAwayError } from '../domain/kernel/errors.ts'
import { isOutOfRoom } from '../db/sqlState.ts'
import { formatError } from '../db/formatError.ts'

const quietMs = 60_000

/**
 * Logs unexpected errors with their place. A full disk and an unavailable store get one line a
 * minute each; all others are formatted by `formatError`.
 */
export function openReport(
  complain: (said: string) => void,
): (error: unknown, where: string) => void {
  const quietUntil = { room: 0, store: 0 }
  const complainNowAndThen = (about: keyof typeof quietUntil, said: string) => {
    if (Date.now() < quietUntil[about]) return
    quietUntil[about] = Date.now() + quietMs
    complain(said)
  }
  return (error, where) => {
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
