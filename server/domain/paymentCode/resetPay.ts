import { eq } from 'drizzle-orm'
import { together } from '../../db/together.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { CallerCtx, ShopperCtx } from '../ctx.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../session/loginThrottle.ts'
import { checkPassword, hashPassword } from '../session/passwordHash.ts'
import { checkPayCode, clearPayCodeCounter } from './checkPayCode.ts'

/** The first time the session is enough; later the old code, or the password when it's forgotten. */
export async function resetPay(given: {
  ctx: ShopperCtx & CallerCtx
  input: { payCode: string; oldPayCode?: string | undefined; password?: string | undefined }
}) {
  const { ctx, input } = given
  const { address } = ctx.caller
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Error(`no user ${ctx.userId}`)
  if (user.payCodeHash) {
    if (input.password) {
      await countLoginAttempt(ctx, user.account, address)
      if (!(await checkPassword(input.password, user.passwordHash))) {
        throw new Refusal('wrongCredentials')
      }
      await forgetLoginAttempt(ctx.db, user.account, address)
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
    await together(
      () => tx.update(users).set({ payCodeHash }).where(eq(users.id, ctx.userId)),
      () => clearPayCodeCounter({ ...ctx, db: tx }),
    )
  })
  return { payCodeSet: true as const }
}
