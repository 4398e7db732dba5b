import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { CallerCtx, ShopperCtx } from '../ctx.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../session/loginThrottle.ts'
import { checkPassword, hashPassword } from '../session/passwordHash.ts'
import { admitSlowWork } from '../session/passwordTurns.ts'
import { checkPayCode, clearPayCodeCounter } from './checkPayCode.ts'

type User = typeof users.$inferSelect

/** The first time the session is enough; later the old code, or the password when it's forgotten. */
export async function resetPay(given: {
  ctx: ShopperCtx & CallerCtx
  input: { payCode: string; oldPayCode?: string | undefined; password?: string | undefined }
}) {
  const { ctx, input } = given
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Error(`no user ${ctx.userId}`)
  if (user.payCodeHash) {
    if (input.password) {
      await checkLogin(ctx, user, input.password)
    } else if (input.oldPayCode) {
      await checkPayCode(ctx, input.oldPayCode)
    } else throw new Refusal('oldPayCodeMissing')
    if (await checkPassword(input.payCode, user.payCodeHash)) throw new Refusal('payCodeSame')
  }
  const payCodeHash = await hashPassword(input.payCode)
  await ctx.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ payCodeHash: users.payCodeHash })
      .from(users)
      .where(eq(users.id, ctx.userId))
      .for('update')
    if (locked?.payCodeHash !== user.payCodeHash) throw new Refusal('payCodeChanged')
    await tx.update(users).set({ payCodeHash }).where(eq(users.id, ctx.userId))
    await clearPayCodeCounter({ ...ctx, db: tx })
  })
  return { payCodeSet: true as const }
}

function checkLogin(ctx: CallerCtx, user: User, password: string): Promise<void> {
  const { address } = ctx.caller
  return admitSlowWork(async () => {
    await countLoginAttempt(ctx, user.account, address)
    if (!(await checkPassword(password, user.passwordHash))) {
      throw new Refusal('wrongCredentials')
    }
    await forgetLoginAttempt(ctx.db, user.account, address)
  })
}
