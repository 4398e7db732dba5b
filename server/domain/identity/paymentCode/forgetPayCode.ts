import { and, eq, isNotNull } from 'drizzle-orm'
import { payCodeCounters, sessions, users } from '../../../db/schema/users.ts'
import { OfficeRefusal } from '../../kernel/errors.ts'
import { findShopper } from '../../kernel/findShopper.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { forgetProofs } from '../proofs/forgetProofs.ts'
import { forgottenPayCode } from './storedPayCode.ts'

/** Invalidates the code and removes its locks. The shopper sets a new one with the password. */
export async function forgetPayCode(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { account: string }
}): Promise<{ account: string; sessionsEnded: number }> {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    const { id: userId, account } = await findShopper(tx, input.account)
    const changed = await tx
      .update(users)
      .set({ payCodeHash: forgottenPayCode })
      .where(and(eq(users.id, userId), isNotNull(users.payCodeHash)))
      .returning({ id: users.id })
    if (changed.length === 0) {
      throw new OfficeRefusal('payCodeNotSet', `${account} has no payment code to reset`)
    }
    await forgetProofs(tx, userId)
    await tx
      .update(payCodeCounters)
      .set({ wrongCount: 0, lockedUntil: null })
      .where(eq(payCodeCounters.userId, userId))
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.userId, userId))
      .returning({ id: sessions.id })
    await addNotice(tx, { userId, kind: 'payCode.changed', at: ctx.clock.now() })
    return { account, sessionsEnded: ended.length }
  })
}
