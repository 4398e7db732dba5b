import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf } from '../../../db/client.ts'
import { passkeyChallenges, type PasskeyOperation } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'
import { networkOf } from '../../kernel/networkOf.ts'
import { takePerHour } from '../session/takePerHour.ts'
import type { PasskeyCtx } from './relyingParty.ts'

const challengeSeconds = 120
/** The maximum number of challenges per shopper, and per address of guests. */
const challengesPerHour = 600

/** What a challenge is for. */
export interface Purpose {
  /** Null for a sign-in. */
  userId: number | null
  operation: PasskeyOperation
  subjectId?: number
  amountCents?: number
}

/**
 * Issues a challenge. Refuses with `tooManyAttempts`, or `notLoggedIn` when the account was deleted
 * meanwhile.
 *
 * @returns The challenge and how long it is valid, in ms.
 */
export async function issueChallenge(
  ctx: PasskeyCtx,
  purpose: Purpose,
): Promise<{ challenge: string; timeout: number }> {
  const whose = purpose.userId ?? networkOf(ctx.caller.address)
  const until = await takePerHour(ctx, { key: `passkeys:${whose}`, most: challengesPerHour })
  if (until) throw new Refusal('tooManyAttempts', { until: until.toISOString() })
  const challenge = newSecret()
  const [stored] = await rowsOf(
    ctx.db,
    sql`
    with owner as (
      select id from users where id = ${purpose.userId} and deleted_at is null for no key update
    )
    insert into passkey_challenges
      (challenge_hash, user_id, operation, subject_id, amount_cents, expires_at)
    select ${hashSecret(challenge)}, ${purpose.userId}::bigint, ${purpose.operation},
      ${purpose.subjectId ?? null}::bigint, ${purpose.amountCents ?? null}::bigint,
      now() + make_interval(secs => ${challengeSeconds})
    where ${purpose.userId === null} or exists (select from owner)
    returning challenge_hash`,
  )
  if (!stored) throw new Refusal('notLoggedIn')
  return { challenge, timeout: challengeSeconds * 1000 }
}

const clientData = v.pipe(
  v.string(),
  v.transform((given) => Buffer.from(given, 'base64url').toString()),
  v.parseJson(),
  v.object({ challenge: v.string() }),
)

/**
 * Deletes the challenge that was answered, before the answer is examined: each one is examined once.
 * Refuses with `passkeyExpired` when this shopper has no such challenge for these operations.
 */
export async function takeChallenge<Operation extends PasskeyOperation>(
  { db }: Pick<PasskeyCtx, 'db'>,
  answered: {
    clientDataJSON: string
    userId: number | null
    operations: readonly Operation[]
  },
): Promise<{ challenge: string; operation: Operation; subjectId: number; amountCents: number }> {
  const { clientDataJSON, userId, operations } = answered
  const read = v.safeParse(clientData, clientDataJSON)
  if (!read.success) throw new Refusal('passkeyWrong')
  const { challenge } = read.output
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        inArray(passkeyChallenges.operation, [...operations]),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning()
  if (!taken) throw new Refusal('passkeyExpired')
  const { operation, subjectId, amountCents } = taken
  return {
    challenge,
    operation: operation as Operation,
    subjectId: subjectId ?? 0,
    amountCents: amountCents ?? 0,
  }
}
