import { and, eq, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { payCodeLocks as locks } from '../../../../contract/payCodeLocks.ts'
import type { Db } from '../../../db/client.ts'
import { preparedStatement, type Places } from '../../../db/preparedStatement.ts'
import { payCodeCounters, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export interface CodeTry {
  userId: number
  now: Date
  isRight: boolean
  /** The stored form of the code at the time of the check. */
  stored: string
}

/** The counter after an attempt. No row when it is locked, or the stored code has changed. */
export type CountedTries = Pick<typeof payCodeCounters.$inferSelect, 'wrongCount' | 'lockedUntil'>[]

/**
 * The CTEs of an attempt. `checked` waits for a concurrent change of the code and sees its result.
 * `counted` increments the count and locks at the last allowed attempt, or resets the count.
 */
export function partsOfTry(db: Db, values: Places<CodeTry>) {
  const now = sql`${sql.param(values.now, payCodeCounters.lockedUntil)}::timestamptz`
  const isOpen = and(
    lt(payCodeCounters.wrongCount, locks[2].wrong),
    or(isNull(payCodeCounters.lockedUntil), lte(payCodeCounters.lockedUntil, now)),
  )
  const wrongCount = countAfter(values, payCodeCounters.wrongCount)
  const checked = db.$with('checked').as(
    db
      .select({ id: users.id, passkeyRequired: users.passkeyRequired })
      .from(users)
      .where(and(eq(users.id, values.userId), eq(users.payCodeHash, values.stored)))
      .for('share'),
  )
  const first = db
    .select({
      userId: checked.id,
      wrongCount: countAfter(values, sql`0`).as('wrong_count'),
      lockedUntil: sql`null::timestamptz`.as('locked_until'),
    })
    .from(checked)
  const counted = db.$with('counted').as(
    db
      .insert(payCodeCounters)
      .select(first)
      .onConflictDoUpdate({
        target: payCodeCounters.userId,
        set: { wrongCount, lockedUntil: lockedAfter(wrongCount, now) },
        setWhere: isOpen,
      })
      .returning({
        wrongCount: payCodeCounters.wrongCount,
        lockedUntil: payCodeCounters.lockedUntil,
      }),
  )
  return { checked, counted }
}

export const countTry = preparedStatement<CodeTry>()('count_pay_code', (db, values) => {
  const { checked, counted } = partsOfTry(db, values)
  return db.with(checked, counted).select().from(counted)
})

function countAfter({ isRight }: Places<CodeTry>, before: SQL | typeof payCodeCounters.wrongCount) {
  return sql<number>`case when ${isRight}::boolean then 0 else ${before} + 1 end`
}

function lockedAfter(wrongCount: SQL, now: SQL): SQL {
  const times = locks.flatMap(({ wrong, seconds }) =>
    seconds === null ? [] : sql`when ${wrong} then ${now} + make_interval(secs => ${seconds}::int)`,
  )
  return sql`case ${wrongCount} ${sql.join(times, sql` `)} end`
}

export async function clearPayCodeCounter({ db, userId }: ShopperCtx): Promise<void> {
  await db
    .update(payCodeCounters)
    .set({ wrongCount: 0, lockedUntil: null })
    .where(eq(payCodeCounters.userId, userId))
}

/** Refuses with `payCodeLocked`. */
export async function refuseWhileLocked({ db, userId }: ShopperCtx, now: Date): Promise<void> {
  const [counter] = await db
    .select()
    .from(payCodeCounters)
    .where(eq(payCodeCounters.userId, userId))
  if (!counter) return
  const { wrongCount, lockedUntil } = counter
  if (wrongCount >= locks[2].wrong) throw new Refusal('payCodeLocked', { until: null })
  if (!lockedUntil || lockedUntil <= now) return
  throw new Refusal('payCodeLocked', { until: lockedUntil.toISOString() })
}
