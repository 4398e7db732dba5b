import type { payCodeCounters } from '../../db/schema/users.ts'
import { forgottenPayCode } from './storedPayCode.ts'

/** Wrong codes → seconds of lock; null: until the code is reset with the password. */
export const payCodeLocks = [
  { wrong: 5, seconds: 15 * 60 },
  { wrong: 10, seconds: 24 * 60 * 60 },
  { wrong: 20, seconds: null },
] as const

/** What a code entered now would be refused for, as `payCodeLocked` carries it. */
export function payCodeLockOf({
  stored,
  counter,
  now,
}: {
  stored: string | null
  counter: typeof payCodeCounters.$inferSelect | null
  now: Date
}): { until: string | null } | null {
  if (stored === null) return null
  if (stored === forgottenPayCode) return { until: null }
  if (counter === null) return null
  if (counter.wrongCount >= payCodeLocks[2].wrong) return { until: null }
  const { lockedUntil } = counter
  return lockedUntil !== null && lockedUntil > now ? { until: lockedUntil.toISOString() } : null
}
