import { sessionDays } from '../../../../contract/limits.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { sessions } from '../../../db/schema/users.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { hashSecret, newSecret } from './secrets.ts'

const sessionSeconds = sessionDays * 24 * 60 * 60
const maxUserAgentLength = 200

export async function openSession(
  ctx: Ctx,
  user: { id: number; account: string },
  userAgent: string,
): Promise<{ userinfo: { token: string; account: string; expiresAt: string } }> {
  const token = newSecret()
  const now = ctx.clock.now()
  const expiresAt = addSeconds(now, sessionSeconds)
  await ctx.db.insert(sessions).values({
    tokenHash: hashSecret(token),
    userId: user.id,
    userAgent: userAgent.slice(0, maxUserAgentLength),
    createdAt: now,
    expiresAt,
  })
  return { userinfo: { token, account: user.account, expiresAt: expiresAt.toISOString() } }
}
