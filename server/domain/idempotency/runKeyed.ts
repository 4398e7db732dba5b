import { and, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { idempotencyKeys } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'

export interface Answer {
  status: number
  body: string
  /** Sent as `Retry-After`; not kept with a stored answer. */
  retryAfterSeconds?: number | undefined
}

/**
 * Runs a call once for its key, in one transaction with the stored answer. A retry, also one
 * that comes while the first still runs, gets that answer byte for byte. A refusal is an
 * answer too; a fault stores nothing.
 */
export async function runKeyed<KeyedCtx extends ShopperCtx>(options: {
  ctx: KeyedCtx
  key: string
  /** What must be the same for a retry: method, path and body. */
  request: string
  run: (ctx: KeyedCtx) => Promise<Answer>
  refuse: (refusal: Refusal) => Answer
}): Promise<Answer> {
  const { ctx, key, run, refuse } = options
  const requestHash = createHash('sha256').update(options.request).digest()
  const same = and(eq(idempotencyKeys.userId, ctx.userId), eq(idempotencyKeys.key, key))
  return ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ userId: ctx.userId, key, requestHash, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id })
    if (!claimed) {
      const [stored] = await tx.select().from(idempotencyKeys).where(same)
      if (!stored?.requestHash.equals(requestHash)) throw new Refusal('keyReused')
      return { status: stored.status ?? 200, body: stored.answer ?? '' }
    }
    const answer = await run({ ...ctx, db: tx }).catch((error: unknown) => {
      if (error instanceof Refusal) return refuse(error)
      throw error
    })
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status, answer: answer.body })
      .where(eq(idempotencyKeys.id, claimed.id))
    return answer
  })
}
