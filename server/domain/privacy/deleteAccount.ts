import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/users.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../identity/session/loginThrottle.ts'
import { checkPassword } from '../identity/session/passwordHash.ts'
import { inSlowTurn } from '../identity/session/guessQueues.ts'
import type { CallerCtx, ShopperCtx } from '../kernel/ctx.ts'
import { Refusal } from '../kernel/errors.ts'
import { eraseAccount } from './eraseAccount.ts'

/** Deletes the shopper's own account, proven by the password. */
export async function deleteAccount({
  ctx,
  input,
}: {
  ctx: ShopperCtx & CallerCtx
  input: { password: string }
}): Promise<{ deleted: true }> {
  const { db, userId, sessionId } = ctx
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`no user ${userId}`)
  const attempt = { account: user.account, known: `session:${sessionId}` }
  await inSlowTurn(ctx, attempt, async () => {
    await countLoginAttempt(ctx, attempt)
    if (!(await checkPassword(input.password, user.passwordHash))) {
      throw new Refusal('passwordWrong')
    }
    await forgetLoginAttempt(ctx, attempt)
  })
  await db.transaction((tx) => eraseAccount({ ...ctx, db: tx }, user))
  return { deleted: true }
}
