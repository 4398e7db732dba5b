import { payCodeLocks } from '../../../../contract/payCodeLocks.ts'
import type { payCodeCounters } from '../../../db/schema/users.ts'
import { forgottenPayCode } from './storedPayCode.ts'

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
