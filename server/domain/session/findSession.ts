import { eq } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx } from '../ctx.ts'
import { hashSecret } from './secrets.ts'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** Refuses with `notLoggedIn` when the token is missing, unknown or past its time. */
export async function findSession(
  ctx: Ctx,
  token: string,
): Promise<{ userId: number; sessionId: number }> {
  const [session] = await selectSession(ctx.db, { tokenHash: hashToken(token) })
  if (!session || session.expiresAt <= ctx.clock.now()) throw new Refusal('notLoggedIn')
  return { userId: session.userId, sessionId: session.id }
}

const selectSession = statement<{ tokenHash: Buffer }>()('session', (db, { tokenHash }) =>
  db
    .select({ id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash)),
)

/** What a session is found by. */
export function hashToken(token: string): Buffer {
  if (!tokenPattern.test(token)) throw new Refusal('notLoggedIn')
  return hashSecret(token)
}
