import { eq } from 'drizzle-orm'
import type { IdentityOperation } from '../../../../contract/proofOperations.ts'
import { users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx, ShopperCtx } from '../../kernel/ctx.ts'
import { spendProof } from './spendProof.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../session/loginThrottle.ts'
import { checkPassword } from '../session/passwordHash.ts'
import { inSlowTurn } from '../session/guessQueues.ts'

type User = typeof users.$inferSelect

export interface Identity {
  password?: string | undefined
  proof?: string | undefined
}

/**
 * Makes sure that the shopper is present, by the password or by a proof that a passkey gave for
 * this operation. Attempts are counted as those of a sign-in are. Refuses with `wrongCredentials`,
 * `tooManyAttempts` or `proofInvalid`. The proof is spent in the caller's transaction, if it has
 * one.
 */
export async function proveIdentity(
  ctx: ShopperCtx & CallerCtx,
  { password, proof }: Identity,
  operation: IdentityOperation,
): Promise<void> {
  if (proof !== undefined) {
    return spendProof(ctx, { proof, operation, subjectId: ctx.userId, amountCents: 0 })
  }
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Error(`no user ${ctx.userId}`)
  return checkLogin(ctx, user, password ?? '')
}

/** Checks the password of a signed-in shopper. */
export function checkLogin(
  ctx: ShopperCtx & CallerCtx,
  user: User,
  password: string,
): Promise<void> {
  const attempt = { account: user.account, known: `session:${ctx.sessionId}` }
  return inSlowTurn(ctx, attempt, async () => {
    await countLoginAttempt(ctx, attempt)
    if (!(await checkPassword(password, user.passwordHash))) {
      throw new Refusal('wrongCredentials')
    }
    await forgetLoginAttempt(ctx, attempt)
  })
}
