import type { Context } from 'hono'
import type { Asking } from '../domain/integrity/officeLog/writeLog.ts'
import { officeHeaders } from './officeHeaders.ts'

const mostLetters = 2_000

/**
 * Reads who asks from the command line's headers. For other clients only the call itself is known.
 */
export function askingOf({ req }: Context): Asking {
  const userName = sentIn(req.header(officeHeaders.user)) ?? null
  const command = sentIn(req.header(officeHeaders.command)) ?? `${req.method} ${req.path}`
  return { actor: 'operator', userName, command }
}

/** The id of one run of the command line. All reads of a run share one row of the log. */
export function runOf({ req }: Context): string | null {
  return req.header(officeHeaders.run) ?? null
}

function sentIn(header: string | undefined): string | undefined {
  if (!header) return undefined
  try {
    return decodeURIComponent(header).replaceAll('\0', '').slice(0, mostLetters)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
