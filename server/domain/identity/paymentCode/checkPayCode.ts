import { and, eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import { payCodeLocks as locks } from '../../../../contract/payCodeLocks.ts'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { createKeyedQueue } from '../../kernel/keyedQueue.ts'
import { present } from '../../kernel/present.ts'
import { admitSlowWork } from '../session/passwordTurns.ts'
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

const enqueue = createKeyedQueue()
/** So that a flood of wrong codes leaves connections for everybody else. */
const tryInTurn = pLimit(4)

export type PayCodeCtx = ShopperCtx & { readonly payCodeKeys: PayCodeKeys }

type CountTry = (db: Db, tried: CodeTry) => Promise<CountedTries>

/**
 * The one place that checks a payment code. Nothing is said of a code before its try is counted: one
 * statement, the same for right and wrong ones, adds a try or sets the count back, and does neither
 * while the counter is locked. A shopper's tries take turns.
 * Refuses with `payCodeNotSet`, `payCodeLocked`, `payCodeWrong` or `tooBusy`. A right code answers
 * how it is stored from then on, under the current key; null where another was set meanwhile.
 */
export async function checkPayCode(
  ctx: PayCodeCtx,
  { payCode, stored }: { payCode: string; stored: string | null },
  /** For a verb that writes more in the same statement. */
  count: CountTry = countTry,
): Promise<string | null> {
  if (!stored) throw new Refusal('payCodeNotSet')
  if (stored === forgottenPayCode) throw new Refusal('payCodeLocked', { until: null })
  requireKeyOf(ctx.payCodeKeys, stored)
  const check = () => checkAndCount(ctx, { payCode, stored }, count)
  return enqueue(ctx.userId, () =>
    isStoredSlowly(stored) ? admitSlowWork(check) : tryInTurn(check),
  )
}

async function checkAndCount(
  ctx: PayCodeCtx,
  { payCode, stored }: { payCode: string; stored: string },
  count: CountTry,
): Promise<string | null> {
  const { db, userId, payCodeKeys } = ctx
  const now = ctx.clock.now()
  // While it is locked, a code is not worth a slow hash.
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
  const attemptsLeft = present(locks.find(({ wrong }) => wrong >= wrongCount)).wrong - wrongCount
  if (attemptsLeft > 0) return new Refusal('payCodeWrong', { attemptsLeft })
  return new Refusal('payCodeLocked', { until: lockedUntil?.toISOString() ?? null })
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
