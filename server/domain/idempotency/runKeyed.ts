import { and, eq, gt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import { idempotencyKeys, sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx, ShopperCtx } from '../ctx.ts'
import { hashToken } from '../session/findSession.ts'

export interface Answer {
  status: number
  body: string
  /** Sent as `Retry-After`; not kept with a stored answer. */
  retryAfterSeconds?: number | undefined
}

interface Keyed {
  token: string
  key: string
  /** What must be the same for a retry: method, path and body. */
  request: string
}

/**
 * Runs a call once for its key, in one transaction with the stored answer. A retry, also one
 * that comes while the first still runs, gets that answer byte for byte. A refusal is an
 * answer too; a fault stores nothing. Refuses with `notLoggedIn` as `findSession` does.
 */
export async function runKeyed<KeyedCtx extends Ctx>(
  options: Keyed & {
    ctx: KeyedCtx
    run: (ctx: KeyedCtx & ShopperCtx) => Promise<Answer>
    refuse: (refusal: Refusal) => Answer
  },
): Promise<Answer> {
  const { ctx, run, refuse } = options
  const requestHash = createHash('sha256').update(options.request).digest()
  let stored: Promise<unknown> = Promise.resolve()
  try {
    return await ctx.db.transaction(async (tx) => {
      const { claimId, ...session } = await claimKey({ ...ctx, db: tx }, options, requestHash)
      if (claimId === null) return readAnswer(tx, session.userId, options.key, requestHash)
      const answer = await run({ ...ctx, ...session, db: tx }).catch((error: unknown) => {
        if (error instanceof Refusal) return refuse(error)
        throw error
      })
      stored = storeAnswer(tx, claimId, answer)
      return answer
    })
  } finally {
    await stored
  }
}

/** Looks the session up and takes the key for its shopper; no claim: somebody was first. */
async function claimKey(
  { db, clock }: Ctx,
  { token, key }: Keyed,
  requestHash: Buffer,
): Promise<{ userId: number; sessionId: number; claimId: number | null }> {
  const now = clock.now()
  const session = db.$with('session').as(
    db
      .select({ id: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now))),
  )
  const claim = db.$with('claim', { claimId: idempotencyKeys.id }).as(
    sql`insert into ${idempotencyKeys} (user_id, key, request_hash, created_at)
      select user_id, ${key}, ${sql.param(requestHash, idempotencyKeys.requestHash)},
        ${sql.param(now, idempotencyKeys.createdAt)}
      from session on conflict do nothing returning id`,
  )
  const [found] = await db
    .with(session, claim)
    .select({ userId: session.userId, sessionId: session.id, claimId: claim.claimId })
    .from(session)
    .leftJoin(claim, sql`true`)
  if (!found) throw new Refusal('notLoggedIn')
  return found
}

async function readAnswer(
  tx: Db,
  userId: number,
  key: string,
  requestHash: Buffer,
): Promise<Answer> {
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  if (!stored?.requestHash.equals(requestHash)) throw new Refusal('keyReused')
  return { status: stored.status ?? 200, body: stored.answer ?? '' }
}

/** Sent, not waited for: it travels with the commit, which fails when it does. */
function storeAnswer(tx: Db, claimId: number, { status, body }: Answer): Promise<unknown> {
  const stored = tx
    .update(idempotencyKeys)
    .set({ status, answer: body })
    .where(eq(idempotencyKeys.id, claimId))
    .execute()
  stored.catch(() => {})
  return stored
}
