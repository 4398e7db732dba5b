import { eq, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { loginFailures } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { networkOf } from './networkOf.ts'

interface Counted {
  key: string
  /** Failures before the first wait. */
  free: number
  longestWaitSeconds: number
}

const quarterHour = 15 * 60
const own = { free: 5, longestWaitSeconds: quarterHour }
const ofAccount = { free: 20, longestWaitSeconds: quarterHour }
/**
 * Slows down guessing over many accounts. The wait is too short to lock out others at the same
 * address.
 */
const ofAddress = { free: 300, longestWaitSeconds: 1 }
const forgetAfterSeconds = 60 * 60
/** Attempts from one address wait for the same row, and should occupy few connections meanwhile. */
const countInTurn = pLimit(2)

interface Attempt {
  account: string
  /** The device or session known to the account: `device:…` or `session:…`; null for a stranger. */
  known: string | null
}

/**
 * Counts an attempt as failed before it is checked, so that parallel guesses can't outrun the
 * count. Beyond the free ones, each further failure doubles the wait. A known device is counted
 * alone; strangers by account and address combined, by account, and by address.
 */
export function countLoginAttempt(ctx: CallerCtx, attempt: Attempt): Promise<void> {
  return countInTurn(() => count(ctx, countedFor(ctx, attempt)))
}

async function count(ctx: CallerCtx, rows: readonly Counted[]): Promise<void> {
  const now = ctx.clock.now()
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
    const until = Math.max(...counted.map(({ blockedUntil }) => (blockedUntil ?? now).getTime()))
    if (until > now.getTime()) {
      throw new Refusal('tooManyAttempts', { until: new Date(until).toISOString() })
    }
    for (const { key, free, longestWaitSeconds } of rows) {
      const over = assertDefined(counted.find((each) => each.key === key)).failures - free
      if (over >= 0) {
        const wait = Math.min(2 ** over, longestWaitSeconds)
        await tx
          .update(loginFailures)
          .set({ blockedUntil: new Date(now.getTime() + wait * 1000) })
          .where(eq(loginFailures.key, key))
      }
    }
  })
}

/**
 * Undoes the attempt after a correct password, and removes the caller's own waits. Account and
 * address preserve the failures of others. Rows are locked in the order in which they are counted.
 */
export async function forgetLoginAttempt(ctx: CallerCtx, attempt: Attempt): Promise<void> {
  const keys = countedFor(ctx, attempt).map(({ key }) => key)
  const ownKey = ownKeyOf(ctx, attempt)
  await ctx.db.execute(sql`
    with locked as materialized (
      select key from login_failures where key in ${keys} order by key collate "C" for update
    ), forgotten as (
      delete from login_failures where key in (select key from locked where key = ${ownKey})
    )
    update login_failures set failures = greatest(failures - 1, 0)
    where key in (select key from locked where key <> ${ownKey})`)
}

/** The keys in alphabetical order, which is the lock order everywhere. */
function countedFor(ctx: CallerCtx, attempt: Attempt): Counted[] {
  const mine = { key: ownKeyOf(ctx, attempt), ...own }
  if (attempt.known !== null) return [mine]
  return [
    { key: `account:${attempt.account}`, ...ofAccount },
    mine,
    { key: `address:${networkOf(ctx.caller.address)}`, ...ofAddress },
  ]
}

function ownKeyOf({ caller }: CallerCtx, { account, known }: Attempt): string {
  if (known !== null) return `known:${known} ${account}`
  return `account@address:${networkOf(caller.address)} ${account}`
}

function secondsBefore(moment: Date, seconds: number): string {
  return new Date(moment.getTime() - seconds * 1000).toISOString()
}
