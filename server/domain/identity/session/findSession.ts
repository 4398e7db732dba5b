import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/users.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Ctx, ShopperCtx } from '../../kernel/ctx.ts'
import { hashSecret } from './secrets.ts'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

export type Session = Pick<ShopperCtx, 'userId' | 'sessionId'>

/**
 * Finds the session for `server/http/session.ts`, which calls it once per request and passes the
 * session to the verb. Refuses with `notLoggedIn` when the token is missing, unknown or expired.
 */
export async function findSession({ db, clock }: Ctx, token: string): Promise<Session> {
  if (!tokenPattern.test(token)) throw new Refusal('notLoggedIn')
  const [found] = await selectSession(db, { tokenHash: hashSecret(token) })
  if (!found || found.expiresAt <= clock.now()) throw new Refusal('notLoggedIn')
  return { userId: found.userId, sessionId: found.sessionId }
}

const selectSession = preparedStatement<{ tokenHash: Buffer }>()('session', (db, { tokenHash }) =>
  db
    .select({ sessionId: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash)),
)
