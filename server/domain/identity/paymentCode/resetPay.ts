import { and, eq, ne } from 'drizzle-orm'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { sessions, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { checkLogin, proveIdentity } from '../proofs/proveIdentity.ts'
import { checkPayCode, type PayCodeCtx } from './checkPayCode.ts'
import { forgetProofs } from '../proofs/forgetProofs.ts'
import { clearPayCodeCounter } from './payCodeCounter.ts'
import { macPayCode } from './payCodeMac.ts'
import { isPayCode } from './storedPayCode.ts'

/**
 * Sets the payment code. The first time the session is enough; later it needs the old code, or the
 * password or a passkey when the code is forgotten. The shopper is notified, and every other session
 * and every proof ends. Large withdrawals wait.
 */
export async function resetPay(given: {
  ctx: PayCodeCtx & CallerCtx
  input: {
    payCode: string
    oldPayCode?: string | undefined
    password?: string | undefined
    proof?: string | undefined
  }
}) {
  const { ctx, input } = given
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Error(`no user ${ctx.userId}`)
  let stored = user.payCodeHash
  if (stored) {
    if (input.proof) {
      await proveIdentity(ctx, input, 'payCodeChange')
    } else if (input.password) {
      await checkLogin(ctx, user, input.password)
    } else if (input.oldPayCode) {
      stored = await checkPayCode(ctx, { payCode: input.oldPayCode, stored })
      if (stored === null) throw new Refusal('payCodeChanged')
    } else throw new Refusal('oldPayCodeMissing')
    const { payCode } = input
    if (await isPayCode(ctx.payCodeKeys, { userId: user.id, payCode, stored })) {
      throw new Refusal('payCodeSame')
    }
  }
  const payCodeHash = macPayCode(ctx.payCodeKeys, user.id, input.payCode)
  await ctx.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ payCodeHash: users.payCodeHash, deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.id, ctx.userId))
      .for('no key update')
    if (locked?.deletedAt) throw new Refusal('notLoggedIn')
    if (locked?.payCodeHash !== stored) throw new Refusal('payCodeChanged')
    await pipelineAll(
      () =>
        tx
          .update(users)
          .set({ payCodeHash, securityChangedAt: ctx.clock.now() })
          .where(eq(users.id, ctx.userId)),
      () => clearPayCodeCounter({ ...ctx, db: tx }),
      () => (stored === null ? null : afterChange({ ...ctx, db: tx })),
    )
  })
  return { payCodeSet: true as const }
}

function afterChange({ db, userId, sessionId, clock }: PayCodeCtx) {
  return pipelineAll(
    () => db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
    () => forgetProofs(db, userId),
    () => addNotice(db, { userId, kind: 'payCode.changed', at: clock.now() }),
  )
}
