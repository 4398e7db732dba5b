import { eq, sql } from 'drizzle-orm'
import { addSeconds } from '../../clock.ts'
import { payCodeCounters, users } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { createKeyedQueue } from '../keyedQueue.ts'
import { checkPassword } from '../session/passwordHash.ts'

/** Wrong codes → seconds of lock; null: until the code is reset with the password. */
const locks = [
  { wrong: 5, seconds: 15 * 60 },
  { wrong: 10, seconds: 24 * 60 * 60 },
  { wrong: 20, seconds: null },
] as const

const enqueue = createKeyedQueue()

/**
 * The one place that checks a payment code. Every try is counted, and locks if it is the last
 * allowed one, before the code is looked at; a right code sets the count back. A shopper's
 * tries take turns, so that right ones sent together don't count each other as wrong.
 * Refuses with `payCodeNotSet`, `payCodeLocked` or `payCodeWrong`.
 */
export function checkPayCode(ctx: ShopperCtx, payCode: string): Promise<void> {
  return enqueue(ctx.userId, () => countAndCheck(ctx, payCode))
}

async function countAndCheck(ctx: ShopperCtx, payCode: string): Promise<void> {
  const [user] = await ctx.db
    .select({ payCodeHash: users.payCodeHash })
    .from(users)
    .where(eq(users.id, ctx.userId))
  if (!user?.payCodeHash) throw new Refusal('payCodeNotSet')
  const counted = await countTry(ctx)
  if (await checkPassword(payCode, user.payCodeHash)) {
    await clearPayCodeCounter(ctx)
    return
  }
  if (counted.attemptsLeft === 0) throw new Refusal('payCodeLocked', { until: counted.until })
  throw new Refusal('payCodeWrong', { attemptsLeft: counted.attemptsLeft })
}

export async function clearPayCodeCounter(ctx: ShopperCtx): Promise<void> {
  await ctx.db
    .update(payCodeCounters)
    .set({ wrongCount: 0, lockedUntil: null })
    .where(eq(payCodeCounters.userId, ctx.userId))
}

async function countTry(ctx: ShopperCtx): Promise<{ attemptsLeft: number; until: string | null }> {
  const now = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(payCodeCounters)
      .values({ userId: ctx.userId, wrongCount: 0 })
      .onConflictDoUpdate({
        target: payCodeCounters.userId,
        set: { wrongCount: sql`${payCodeCounters.wrongCount}` },
      })
      .returning()
    if (!row) throw new Error('the payment code counter was not written')
    if (row.wrongCount >= locks[2].wrong) throw new Refusal('payCodeLocked', { until: null })
    if (row.lockedUntil && row.lockedUntil > now) {
      throw new Refusal('payCodeLocked', { until: row.lockedUntil.toISOString() })
    }
    const wrongCount = row.wrongCount + 1
    const lock = locks.find(({ wrong }) => wrong >= wrongCount)
    const attemptsLeft = (lock?.wrong ?? wrongCount) - wrongCount
    const lockedUntil = attemptsLeft === 0 && lock?.seconds ? addSeconds(now, lock.seconds) : null
    await tx
      .update(payCodeCounters)
      .set({ wrongCount, lockedUntil })
      .where(eq(payCodeCounters.userId, ctx.userId))
    return { attemptsLeft, until: lockedUntil?.toISOString() ?? null }
  })
}
