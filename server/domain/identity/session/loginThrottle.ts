import { eq, sql } from 'drizzle-orm'
import { loginFailures } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { networkOf, subnetOf } from '../../kernel/networkOf.ts'
import type { Attempt } from './guessQueues.ts'

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
/**
 * The first attempts of a network don't wait for the account, so that guesses from elsewhere lock
 * nobody out of a new device. Beyond so many failures they do: the attacker has many networks. All
 * networks have at most 40 guesses an hour at an account.
 */
const firstOfNetwork = 2
const mostBeforeAllWait = 36

/**
 * Counts an attempt as failed before it is checked, so that parallel guesses can't outrun the
 * count. Beyond the free ones, each further failure doubles the wait. A known device is counted
 * alone; strangers by account and network combined, by account, and by address. Attempts from one
 * address wait for the same row: run it in a turn of `guessQueues.ts`, so that they occupy few
 * connections.
 */
export async function countLoginAttempt(ctx: CallerCtx, attempt: Attempt): Promise<void> {
  const rows = countedFor(ctx, attempt)
  const ownKey = ownKeyOf(ctx, attempt)
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
    const failuresAt = (key: string) =>
      assertDefined(counted.find((each) => each.key === key)).failures
    const accountKey = accountKeyOf(attempt)
    const isFirst =
      attempt.known === null &&
      failuresAt(ownKey) <= firstOfNetwork &&
      failuresAt(accountKey) <= mostBeforeAllWait
    const binding = isFirst ? counted.filter(({ key }) => key !== accountKey) : counted
    const until = Math.max(...binding.map(({ blockedUntil }) => (blockedUntil ?? now).getTime()))
    if (until > now.getTime()) {
      throw new Refusal('tooManyAttempts', { until: new Date(until).toISOString() })
    }
    for (const { key, free, longestWaitSeconds } of rows) {
      const over = failuresAt(key) - free
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
    { key: accountKeyOf(attempt), ...ofAccount },
    mine,
    { key: `address:${networkOf(ctx.caller.address)}`, ...ofAddress },
  ]
}

function accountKeyOf({ account }: Attempt): string {
  return `account:${account}`
}

function ownKeyOf({ caller }: CallerCtx, { account, known }: Attempt): string {
  if (known !== null) return `known:${known} ${account}`
  return `account@address:${subnetOf(caller.address)} ${account}`
}

function secondsBefore(moment: Date, seconds: number): string {
  return new Date(moment.getTime() - seconds * 1000).toISOString()
}
