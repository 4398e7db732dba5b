import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { unsettledCents, unsettledHours } from '../../../../contract/limits.ts'
import { auditCodes } from '../../../../contract/walletRecords.ts'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/errors.ts'

/**
 * How much can still be withdrawn, and until when that limit holds: for a day after a new passkey,
 * payment code or password, which may be a thief's. Null at other times.
 */
export async function unsettledLimit(
  db: Db,
  { userId, at }: { userId: number; at: Date },
): Promise<{ mostCents: number; until: string } | null> {
  const [user] = await db
    .select({ changedAt: users.securityChangedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!user?.changedAt) return null
  const until = addSeconds(user.changedAt, unsettledHours * 60 * 60)
  if (until <= at) return null
  const [since] = await db
    .select({ cents: sql<string>`coalesce(sum(${withdrawals.amountCents}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        gte(withdrawals.submittedAt, user.changedAt),
        inArray(withdrawals.status, [auditCodes.auditing, auditCodes.passed]),
      ),
    )
  const mostCents = Math.max(0, unsettledCents - Number(since?.cents))
  return { mostCents, until: until.toISOString() }
}

/**
 * Refuses with `withdrawalDelayed`. To hold against concurrent withdrawals, the caller has locked
 * the shopper's accounts.
 */
export async function refuseUnsettled(
  db: Db,
  { amountCents, ...whose }: { userId: number; at: Date; amountCents: number },
): Promise<void> {
  const limit = await unsettledLimit(db, whose)
  if (limit && amountCents > limit.mostCents) throw new Refusal('withdrawalDelayed', limit)
}
