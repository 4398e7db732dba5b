import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { SessionInfo } from '../../../../contract/passwords.ts'
import { pushSubscriptions } from '../../../db/schema/notifications.ts'
import { sessions } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

const most = 100

export async function listSessions({ ctx }: { ctx: ShopperCtx }): Promise<{ list: SessionInfo[] }> {
  const rows = await ctx.db
    .select({ ...getTableColumns(sessions), subscriptionId: pushSubscriptions.id })
    .from(sessions)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, sessions.id))
    .where(and(eq(sessions.userId, ctx.userId), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.id))
    .limit(most)
  return {
    list: rows.map(({ id, userAgent, createdAt, expiresAt, subscriptionId }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === ctx.sessionId,
      hasPush: subscriptionId !== null,
    })),
  }
}

export async function endSession(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<{ list: SessionInfo[] }> {
  const { ctx, input } = given
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, input.id), eq(sessions.userId, ctx.userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Refusal('notFound')
  return listSessions({ ctx })
}
