import { and, eq } from 'drizzle-orm'
import { payCodeLocks as locks } from '../../../../contract/payCodeLocks.ts'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Caller, ShopperCtx } from '../../kernel/ctx.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { inQuickTurn, inSlowTurn } from '../session/guessQueues.ts'
import { countTry, refuseWhileLocked, type CodeTry, type CountedTries } from './payCodeCounter.ts'
import type { PayCodeKeys } from './payCodeKeys.ts'
import { macPayCode } from './payCodeMac.ts'
import {
  forgottenPayCode,
  isPayCode,
  isStoredAsNew,
  isStoredSlowly,
  requireKeyOf,
} from './storedPayCode.ts'

export type PayCodeCtx = ShopperCtx & {
  readonly caller: Pick<Caller, 'address'>
  readonly payCodeKeys: PayCodeKeys
}

type CountTry = (db: Db, tried: CodeTry) => Promise<CountedTries>

/**
 * The only place that checks a payment code. Each attempt is counted before its result is known
 * outside. One statement, the same for correct and wrong codes, increments or resets the count;
 * while the counter is locked it does neither. A shopper's quick attempts run one at a time. Refuses with
 * `payCodeNotSet`, `payCodeLocked`, `payCodeWrong` or `tooBusy`. For a correct code it returns the
 * stored form under the current key; null when another code was set in the meantime.
 */
export async function checkPayCode(
  ctx: PayCodeCtx,
  { payCode, stored }: { payCode: string; stored: string | null },
  /** Replaced by a verb that writes more in the same statement. */
  count: CountTry = countTry,
): Promise<string | null> {
  if (!stored) throw new Refusal('payCodeNotSet')
  if (stored === forgottenPayCode) throw new Refusal('payCodeLocked', { until: null })
  requireKeyOf(ctx.payCodeKeys, stored)
  const check = () => checkAndCount(ctx, { payCode, stored }, count)
  const attempt = { account: '', known: `code:${ctx.userId}` }
  return isStoredSlowly(stored) ? inSlowTurn(ctx, attempt, check) : inQuickTurn(ctx, attempt, check)
}

async function checkAndCount(
  ctx: PayCodeCtx,
  { payCode, stored }: { payCode: string; stored: string },
  count: CountTry,
): Promise<string | null> {
  const { db, userId, payCodeKeys } = ctx
  const now = ctx.clock.now()
  // Skips the slow hash while the counter is locked.
  if (isStoredSlowly(stored)) await refuseWhileLocked(ctx, now)
  const isRight = await isPayCode(payCodeKeys, { userId, payCode, stored })
  const [counted] = await count(db, { userId, now, isRight, stored })
  if (!counted) {
    await refuseWhileLocked(ctx, now)
    return null
  }
  if (!isRight) throw refusalOf(counted)
  return isStoredAsNew(payCodeKeys, stored) ? stored : storeAsNew(ctx, payCode, stored)
}

function refusalOf({ wrongCount, lockedUntil }: CountedTries[number]): Refusal {
  const attemptsLeft =
    assertDefined(locks.find(({ wrong }) => wrong >= wrongCount)).wrong - wrongCount
  if (attemptsLeft > 0) return new Refusal('payCodeWrong', { attemptsLeft })
  return new Refusal('payCodeLocked', { until: lockedUntil?.toISOString() ?? null })
}

/** Replaces only the code that was checked: a code set in the meantime stays. */
async function storeAsNew(ctx: PayCodeCtx, payCode: string, stored: string): Promise<string> {
  const payCodeHash = macPayCode(ctx.payCodeKeys, ctx.userId, payCode)
  const replaced = await ctx.db
    .update(users)
    .set({ payCodeHash })
    .where(and(eq(users.id, ctx.userId), eq(users.payCodeHash, stored)))
    .returning({ id: users.id })
  return replaced.length === 1 ? payCodeHash : stored
}
