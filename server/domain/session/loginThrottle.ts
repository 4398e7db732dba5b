import { eq, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Db } from '../../db/client.ts'
import { loginFailures } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx } from '../ctx.ts'

const freeFailures = { account: 5, address: 50 }
const longestWaitSeconds = 15 * 60
const forgetAfterSeconds = 60 * 60
/** Those of one address wait for its row anyway, and shouldn't hold many connections meanwhile. */
const countInTurn = pLimit(2)

/**
 * Counts an attempt as failed before it is checked, so that parallel guesses can't outrun the
 * count. Past the free ones each further failure doubles the wait, up to 15 minutes.
 */
export function countLoginAttempt(ctx: Ctx, account: string, address: string): Promise<void> {
  return countInTurn(() => count(ctx, account, address))
}

async function count(ctx: Ctx, account: string, address: string): Promise<void> {
  const now = ctx.clock.now()
  const rows = [
    { key: `account:${account}`, free: freeFailures.account },
    { key: `address:${address}`, free: freeFailures.address },
  ].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await ctx.db.transaction(async (tx) => {
    const counted = await tx
      .insert(loginFailures)
      .values(rows.map(({ key }) => ({ key, failures: 1, lastFailureAt: now })))
      .onConflictDoUpdate({
        target: loginFailures.key,
        set: {
          failures: sql`case when ${loginFailures.lastFailureAt} < ${secondsBefore(now, forgetAfterSeconds)}::timestamptz then 1 else ${loginFailures.failures} + 1 end`,
          lastFailureAt: now,
        },
      })
      .returning()
    for (const { key, free } of rows) {
      const row = counted.find((each) => each.key === key)
      if (row?.blockedUntil && row.blockedUntil > now) {
        throw new Refusal('tooManyAttempts', { until: row.blockedUntil.toISOString() })
      }
      const over = (row?.failures ?? 0) - free
      if (over >= 0) {
        const wait = Math.min(2 ** over, longestWaitSeconds)
        await tx
          .update(loginFailures)
          .set({ blockedUntil: new Date(now.getTime() + wait * 1000) })
          .where(sql`${loginFailures.key} = ${key}`)
      }
    }
  })
}

/** A right password takes its own attempt back; the address keeps the other accounts' failures. */
export async function forgetLoginAttempt(db: Db, account: string, address: string): Promise<void> {
  const forgotten = db.$with('forgotten', {}).as(
    db
      .delete(loginFailures)
      .where(eq(loginFailures.key, `account:${account}`))
      .getSQL(),
  )
  await db
    .with(forgotten)
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginFailures.key, `address:${address}`))
}

function secondsBefore(moment: Date, seconds: number): string {
  return new Date(moment.getTime() - seconds * 1000).toISOString()
}
