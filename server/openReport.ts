import { isOutOfRoom } from './errors.ts'

const quietMs = 60_000

/** Says what failed, and where: a full disk in one line a minute, anything else whole. */
export function openReport(
  complain: (...said: unknown[]) => void,
): (error: unknown, where: string) => void {
  let quietUntil = 0
  return (error, where) => {
    if (!isOutOfRoom(error)) return complain(`fault in ${where}:`, error)
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    complain(
      `No room to save anything for ${where}: shoppers are asked to try again later. Make room on the disks of the data folder and of the database.`,
    )
  }
}
