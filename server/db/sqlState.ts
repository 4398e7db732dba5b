/** PostgreSQL's SQLSTATE of an error; null when the error isn't the database's. */
export function sqlStateOf(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && 'severity' in each && typeof each.code === 'string') return each.code
  }
  return null
}

/** A deadlock or a serialization failure: PostgreSQL rolled the whole transaction back. */
const undone = new Set(['40P01', '40001'])
const lockNotAvailable = '55P03'

export function isUndone(error: unknown): boolean {
  return undone.has(sqlStateOf(error) ?? '')
}

/**
 * Whether the statement failed because of concurrent work and changed nothing. A later try may
 * succeed.
 */
export function isCrowdedOut(error: unknown): boolean {
  return isUndone(error) || sqlStateOf(error) === lockNotAvailable
}

/**
 * Codes of a full disk or quota, of this process or of PostgreSQL, and of a database that is
 * read-only because of it.
 */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', '25006'])

export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return fullCodes.has((error as { code?: unknown }).code) || isOutOfRoom(error.cause)
}
