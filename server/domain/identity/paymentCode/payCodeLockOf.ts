import { payCodeLocks } from '../../../../contract/payCodeLocks.ts'
import type { payCodeCounters } from '../../../db/schema/users.ts'
import { forgottenPayCode } from './storedPayCode.ts'

/** The current lock of a code, in the shape of `payCodeLocked`; null when it isn't locked. */
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
