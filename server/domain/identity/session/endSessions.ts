import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/users.ts'
import { findShopper } from '../../kernel/findShopper.ts'
import type { Ctx } from '../../kernel/ctx.ts'

/** Signs a shopper out on every device. */
export async function endSessions(given: {
  ctx: Pick<Ctx, 'db'>
  input: { account: string }
}): Promise<{ account: string; sessionsEnded: number }> {
  const { db } = given.ctx
  const { id, account } = await findShopper(db, given.input.account)
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, id))
    .returning({ id: sessions.id })
  return { account, sessionsEnded: ended.length }
}
