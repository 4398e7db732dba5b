import * as v from 'valibot'
import { cents, moment } from './fields.ts'

export const tryAgain = v.object({ until: moment })
/** Attempts left before the next lock. */
export const payCodeWrong = v.object({ attemptsLeft: v.number() })
/** Null: locked until the code is reset with the password. */
export const payCodeLocked = v.object({ until: v.nullable(moment) })

/** What has to end before the account can be deleted. */
export const deletionBlockers = v.object({
  availableCents: cents,
  heldCents: cents,
  /** Neither received, cancelled nor refunded. */
  openOrders: v.number(),
  /** Refund requests and returns that wait for an answer, goods or money. */
  openRequests: v.number(),
  /** Top-ups and withdrawals in review. */
  openAudits: v.number(),
})
export type DeletionBlockers = v.InferOutput<typeof deletionBlockers>

export function isBlocked(blockers: DeletionBlockers): boolean {
  return Object.values(blockers).some((value) => value !== 0)
}
