import { and, eq, gt, sql } from 'drizzle-orm'
import { hash } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { transactionWith } from '../../db/transactionWith.ts'
import { idempotencyKeys, sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx, ShopperCtx } from '../ctx.ts'
import { present } from '../present.ts'
import { hashToken } from '../session/findSession.ts'

export interface Answer {
  status: number
  body: string
  /** Sent as `Retry-After`; not kept with a stored answer. */
  retryAfterSeconds?: number | undefined
}

/** Of one shopper's refusals within a day: more than anybody's who only tries again. */
const refusalsKept = 200

interface Keyed {
  token: string
  key: string
  /** What must be the same for a retry: method, path and body. */
  request: string
}

/**
 * Runs a call once for its key, in one transaction with the stored answer. A retry, also one
 * that comes while the first still runs, gets that answer byte for byte. A refusal is an
 * answer too, while it is one of the shopper's latest; a fault stores nothing. Refuses with
 * `notLoggedIn` as `findSession` does.
 */
export async function runKeyed<KeyedCtx extends Ctx>(
  options: Keyed & {
    ctx: KeyedCtx
    run: (ctx: KeyedCtx & ShopperCtx) => Promise<Answer>
    refuse: (refusal: Refusal) => Answer
  },
): Promise<Answer> {
  const { ctx, run, refuse } = options
  const requestHash = hash('sha256', options.request, 'buffer')
  return transactionWith(ctx.db, async (tx, sendAlong) => {
    const { claimId, ...session } = await claimKey({ ...ctx, db: tx }, options, requestHash)
    if (claimId === null) return readAnswer(tx, session.userId, options.key, requestHash)
    const store = (answer: Answer, how: typeof storeAnswer) => {
      sendAlong(how(tx, { claimId, userId: session.userId, ...answer }))
      return answer
    }
    return run({ ...ctx, ...session, db: tx }).then(
      (answer) => store(answer, storeAnswer),
      (error: unknown) => {
        if (error instanceof Refusal) return store(refuse(error), storeRefusal)
        throw error
      },
    )
  })
}

/** Looks the session up and takes the key for its shopper; no claim: somebody was first. */
async function claimKey(
  { db, clock }: Ctx,
  { token, key }: Keyed,
  requestHash: Buffer,
): Promise<{ userId: number; sessionId: number; claimId: number | null }> {
  const given = { tokenHash: hashToken(token), key, requestHash, now: clock.now() }
  const [found] = await claim(db, given)
  if (!found) throw new Refusal('notLoggedIn')
  return found
}

interface Claim {
  tokenHash: Buffer
  key: string
  requestHash: Buffer
  now: Date
}

const claim = statement<Claim>()('claim_key', (db, { tokenHash, key, requestHash, now }) => {
  const session = db.$with('session').as(
    db
      .select({ id: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          gt(sessions.expiresAt, sql.param(now, sessions.expiresAt)),
        ),
      ),
  )
  const claimed = db.$with('claim', { claimId: idempotencyKeys.id }).as(
    sql`insert into ${idempotencyKeys} (user_id, key, request_hash, created_at)
      select user_id, ${key}, ${requestHash}, ${sql.param(now, idempotencyKeys.createdAt)}
      from session on conflict do nothing returning id`,
  )
  return db
    .with(session, claimed)
    .select({ userId: session.userId, sessionId: session.id, claimId: claimed.claimId })
    .from(session)
    .leftJoin(claimed, sql`true`)
})

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
  return { status: present(stored.status), body: present(stored.answer) }
}

interface Stored {
  claimId: number
  userId: number
  status: number
  body: string
}

const storeAnswer = statement<Stored>()('store_answer', (db, { claimId, status, body }) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${status}`, answer: sql`${body}` })
    .where(eq(idempotencyKeys.id, claimId)),
)

/** A call that is refused again and again may not fill the table: the oldest ones make room. */
const storeRefusal: typeof storeAnswer = statement<Stored>()(
  'store_refusal',
  (db, { claimId, userId, status, body }) => {
    const stored = db.$with('stored', {}).as(
      sql`update ${idempotencyKeys} set status = ${status}, answer = ${body}, is_refusal = true
        where id = ${claimId}`,
    )
    const oldest = db.$with('oldest', {}).as(
      sql`select id from ${idempotencyKeys} where user_id = ${userId} and is_refusal
        order by id desc offset ${sql.raw(String(refusalsKept - 1))} for update skip locked`,
    )
    return db
      .with(stored, oldest)
      .delete(idempotencyKeys)
      .where(sql`${idempotencyKeys.id} in (select id from oldest)`)
  },
)
