import { and, eq, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import pLimit from 'p-limit'
import { payCodeLocks as locks } from '../../../contract/payCodeLocks.ts'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { payCodeCounters, users } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { createKeyedQueue } from '../keyedQueue.ts'
import { admitSlowWork } from '../session/passwordTurns.ts'
import type { PayCodeKeys } from './payCodeKeys.ts'
import { macPayCode } from './payCodeMac.ts'
import {
  forgottenPayCode,
  isPayCode,
  isStoredAsNew,
  isStoredSlowly,
  requireKeyOf,
} from './storedPayCode.ts'

const enqueue = createKeyedQueue()
/** So that a flood of wrong codes leaves connections for everybody else. */
const tryInTurn = pLimit(4)

export type PayCodeCtx = ShopperCtx & { readonly payCodeKeys: PayCodeKeys }

/**
 * The one place that checks a payment code. Every try is counted, and locks if it is the last
 * allowed one, before the code is looked at; a right code sets the count back. A shopper's
 * tries take turns, so that right ones sent together don't count each other as wrong.
 * Refuses with `payCodeNotSet`, `payCodeLocked`, `payCodeWrong` or `tooBusy`. A right code answers
 * how it is stored from then on: under the current key.
 */
export async function checkPayCode(
  ctx: PayCodeCtx,
  { payCode, stored }: { payCode: string; stored: string | null },
  /** For a verb that writes more in the same statement, for the code as it was stored when checked. */
  clear: (ctx: ShopperCtx, stored: string) => Promise<unknown> = clearPayCodeCounter,
): Promise<string> {
  if (!stored) throw new Refusal('payCodeNotSet')
  if (stored === forgottenPayCode) throw new Refusal('payCodeLocked', { until: null })
  requireKeyOf(ctx.payCodeKeys, stored)
  const check = () => countAndCheck(ctx, { payCode, stored }, clear)
  return enqueue(ctx.userId, () =>
    isStoredSlowly(stored) ? admitSlowWork(check) : tryInTurn(check),
  )
}

async function countAndCheck(
  ctx: PayCodeCtx,
  { payCode, stored }: { payCode: string; stored: string },
  clear: (ctx: ShopperCtx, stored: string) => Promise<unknown>,
): Promise<string> {
  const counted = await countTry(ctx)
  if (await isPayCode(ctx.payCodeKeys, { userId: ctx.userId, payCode, stored })) {
    await clear(ctx, stored)
    return isStoredAsNew(ctx.payCodeKeys, stored) ? stored : storeAsNew(ctx, payCode, stored)
  }
  if (counted.attemptsLeft === 0) throw new Refusal('payCodeLocked', { until: counted.until })
  throw new Refusal('payCodeWrong', { attemptsLeft: counted.attemptsLeft })
}

/** Only in the place of what was checked: a code that was set meanwhile stays. */
async function storeAsNew(ctx: PayCodeCtx, payCode: string, stored: string): Promise<string> {
  const payCodeHash = macPayCode(ctx.payCodeKeys, ctx.userId, payCode)
  const replaced = await ctx.db
    .update(users)
    .set({ payCodeHash })
    .where(and(eq(users.id, ctx.userId), eq(users.payCodeHash, stored)))
    .returning({ id: users.id })
  return replaced.length === 1 ? payCodeHash : stored
}

export async function clearPayCodeCounter(ctx: ShopperCtx): Promise<void> {
  await counterClearing(ctx.db, ctx.userId)
}

/** The same as a statement, or a part of one. */
export function counterClearing(db: Db, userId: number | SQLWrapper) {
  return db
    .update(payCodeCounters)
    .set({ wrongCount: 0, lockedUntil: null })
    .where(eq(payCodeCounters.userId, userId))
}

/** The statement that counts also sees whether it may: no row comes back where it is locked. */
async function countTry(ctx: ShopperCtx): Promise<{ attemptsLeft: number; until: string | null }> {
  const now = ctx.clock.now()
  const [counted] = await count(ctx.db, { userId: ctx.userId, now })
  if (!counted) return refuseWhileLocked(ctx, now)
  const lock = locks.find(({ wrong }) => wrong >= counted.wrongCount)
  const attemptsLeft = (lock?.wrong ?? counted.wrongCount) - counted.wrongCount
  return { attemptsLeft, until: counted.lockedUntil?.toISOString() ?? null }
}

const count = statement<{ userId: number; now: Date }>()('count_pay_code', (db, values) => {
  const now = sql`${sql.param(values.now, payCodeCounters.lockedUntil)}::timestamptz`
  const wrongCount = sql`${payCodeCounters.wrongCount} + 1`
  const isOpen = and(
    lt(payCodeCounters.wrongCount, locks[2].wrong),
    or(isNull(payCodeCounters.lockedUntil), lte(payCodeCounters.lockedUntil, now)),
  )
  return db
    .insert(payCodeCounters)
    .values({ userId: values.userId, wrongCount: 1 })
    .onConflictDoUpdate({
      target: payCodeCounters.userId,
      set: { wrongCount, lockedUntil: lockedAfter(wrongCount, now) },
      setWhere: isOpen,
    })
    .returning()
})

function lockedAfter(wrongCount: SQL, now: SQL): SQL {
  const times = locks.flatMap(({ wrong, seconds }) =>
    seconds === null ? [] : sql`when ${wrong} then ${now} + make_interval(secs => ${seconds}::int)`,
  )
  return sql`case ${wrongCount} ${sql.join(times, sql` `)} end`
}

/** Where the lock has just gone, the try is counted after all. */
async function refuseWhileLocked(ctx: ShopperCtx, now: Date) {
  const [{ wrongCount, lockedUntil } = { wrongCount: 0, lockedUntil: null }] = await ctx.db
    .select()
    .from(payCodeCounters)
    .where(eq(payCodeCounters.userId, ctx.userId))
  if (wrongCount >= locks[2].wrong) throw new Refusal('payCodeLocked', { until: null })
  if (!lockedUntil || lockedUntil <= now) return countTry(ctx)
  throw new Refusal('payCodeLocked', { until: lockedUntil.toISOString() })
}
