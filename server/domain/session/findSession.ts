import { eq } from 'drizzle-orm'
import { readTogether } from '../../db/readTogether.ts'
import { sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx, ShopperCtx } from '../ctx.ts'
import { hashSecret } from './secrets.ts'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** Refuses with `notLoggedIn` when the token is missing, unknown or past its time. */
export async function findSession(ctx: Ctx, token: string): Promise<Session> {
  const found = await selectSession(ctx.db, { tokenHash: hashToken(token) })
  return liveSession(ctx, found?.session)
}

/** What is wrong with a request is said only to who has a session. */
export async function readForSession<Read>(
  ctx: Ctx,
  token: string,
  read: () => Read,
): Promise<Read> {
  try {
    return read()
  } catch (error) {
    await findSession(ctx, token)
    throw error
  }
}

/** What a statement tells of a session that it looks up along with what else it reads. */
export const sessionColumns = {
  id: sessions.id,
  userId: sessions.userId,
  expiresAt: sessions.expiresAt,
}
export type FoundSession = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>

/** Refuses as `findSession` does. */
export function liveSession(ctx: Ctx, session: FoundSession | undefined): Session {
  if (!session || session.expiresAt <= ctx.clock.now()) throw new Refusal('notLoggedIn')
  return { userId: session.userId, sessionId: session.id }
}

export type Session = Pick<ShopperCtx, 'userId' | 'sessionId'>

const selectSession = readTogether({ tokenHash: 'bytea' })(
  'session',
  (db, { rows, place, values }) =>
    db
      .select({ place, session: sessionColumns })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash)),
)

/** What a session is found by. */
export function hashToken(token: string): Buffer {
  if (!tokenPattern.test(token)) throw new Refusal('notLoggedIn')
  return hashSecret(token)
}
