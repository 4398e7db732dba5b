import { and, eq, sql } from 'drizzle-orm'
import { hash } from 'node:crypto'
import type { Db } from '../../../db/client.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { transactionWith } from '../../../db/transactionWith.ts'
import { idempotencyKeys } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { requireLiveSession } from '../session/requireLiveSession.ts'

/**
 * The answer stored under an idempotency key and sent again. The caller defines the meaning of
 * status and body.
 */
export interface StoredAnswer {
  status: number
  body: string
}

/** Stored refusals per shopper and day: more than honest retries ever need. */
const storedRefusals = 200

/** `sessionId` is null for a call that proves its right otherwise. */
type KeyedBy = OwnerCtx & { readonly sessionId: number | null }

interface Keyed {
  key: string
  /** Method, path and body, which must be equal in a retry. */
  request: string
}

/**
 * Runs a call once per idempotency key, in one transaction with the stored answer. A retry gets
 * that answer byte for byte, also while the first call still runs. A refusal is stored too, as long
 * as it is one of the shopper's latest; an unexpected error stores nothing. Refuses with
 * `notLoggedIn` when the session has ended in the meantime.
 */
export async function runKeyed<KeyedCtx extends KeyedBy, Answer extends StoredAnswer>(
  options: Keyed & {
    ctx: KeyedCtx
    run: (ctx: KeyedCtx) => Promise<Answer>
    refuse: (refusal: Refusal) => Answer
  },
): Promise<Answer | StoredAnswer> {
  const { ctx, key, run, refuse } = options
  const { userId } = ctx
  const requestHash = hash('sha256', options.request, 'buffer')
  return transactionWith(ctx.db, async (tx, sendAlong) => {
    const inner = { ...ctx, db: tx }
    const [[claimed]] = await pipelineAll(
      () => claim(tx, { userId, key, requestHash, now: ctx.clock.now() }),
      // Checked after the key's lock, which may have been waited for.
      () => (inner.sessionId === null ? null : requireLiveSession(inner, inner.sessionId)),
    )
    if (!claimed) return readAnswer(tx, { userId, key, requestHash })
    const store = (answer: Answer, how: typeof storeAnswer) => {
      const { status, body } = answer
      sendAlong(how(tx, { claimId: claimed.id, userId, status, body }))
      return answer
    }
    return run(inner).then(
      (answer) => store(answer, storeAnswer),
      (error: unknown) => {
        if (error instanceof Refusal) return store(refuse(error), storeRefusal)
        throw error
      },
    )
  })
}

interface Claim {
  userId: number
  key: string
  requestHash: Buffer
}

/** Claims the key for the shopper. No row means that another call was first. */
const claim = preparedStatement<Claim & { now: Date }>()(
  'claim_key',
  (db, { userId, key, requestHash, now }) =>
    db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id }),
)

async function readAnswer(tx: Db, { userId, key, requestHash }: Claim): Promise<StoredAnswer> {
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  if (!stored?.requestHash.equals(requestHash)) throw new Refusal('keyReused')
  return { status: assertDefined(stored.status), body: assertDefined(stored.answer) }
}

interface Stored {
  claimId: number
  userId: number
  status: number
  body: string
}

const storeAnswer = preparedStatement<Stored>()('store_answer', (db, { claimId, status, body }) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${status}`, answer: sql`${body}` })
    .where(eq(idempotencyKeys.id, claimId)),
)

/** Repeated refusals must not fill the table: the oldest ones are deleted. */
const storeRefusal: typeof storeAnswer = preparedStatement<Stored>()(
  'store_refusal',
  (db, { claimId, userId, status, body }) => {
    const stored = db.$with('stored', {}).as(
      sql`update ${idempotencyKeys} set status = ${status}, answer = ${body}, is_refusal = true
        where id = ${claimId}`,
    )
    const oldest = db.$with('oldest', {}).as(
      sql`select id from ${idempotencyKeys} where user_id = ${userId} and is_refusal
        order by id desc offset ${sql.raw(String(storedRefusals - 1))} for update skip locked`,
    )
    return db
      .with(stored, oldest)
      .delete(idempotencyKeys)
      .where(sql`${idempotencyKeys.id} in (select id from oldest)`)
  },
)
