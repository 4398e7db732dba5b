import { DrizzleQueryError } from 'drizzle-orm/errors'
import { sqlStateOf } from './sqlState.ts'

/** The database can't be reached, or doesn't take this work now. Whether a commit took effect is unknown. */
export class DatabaseAwayError extends Error {}

const systemCodes = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Class 08, shutdowns and start-up (57P0x), and too many connections. */
const states = /^(?:08...|57P0[1-5]|53300)$/
/** pg's own errors have no code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error)/
const readOnly = '25006'

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  // A statement within a transaction that was lost.
  if (error instanceof DrizzleQueryError && meansAway(error.cause)) return true
  return isDatabaseAway(error.cause)
}

/** Whether an error of a statement, or of connecting, means that the database is away. */
export function meansAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlStateOf(error)
  if (state !== null) return states.test(state)
  const { code } = error as NodeJS.ErrnoException
  return systemCodes.has(code) || words.test(error.message) || meansAway(error.cause)
}

/** Whether the database only reads: a standby, or a primary that became one. */
export function isReadOnly(error: unknown): boolean {
  return sqlStateOf(error) === readOnly
}
