import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { sessions, users } from '../../db/schema/users.ts'
import type { CallerCtx } from '../ctx.ts'
import { hashToken, liveSession, sessionColumns, type Session } from '../session/findSession.ts'

/** Takes turns for what one shopper does in several places at once. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await lock(tx, { userId })
}

/** The same for whoever calls, with the session that says who. Refuses as `findSession` does. */
export async function lockSessionsUser(ctx: CallerCtx, tx: Db): Promise<Session> {
  const [session] = await lockOfSession(tx, { tokenHash: hashToken(ctx.caller.token) })
  return liveSession(ctx, session)
}

const lockOfSession = statement<{ tokenHash: Buffer }>()('lock_sessions_user', (db, given) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, given.tokenHash))
    .for('no key update', { of: users }),
)

const lock = statement<{ userId: number }>()('lock_user', (db, { userId }) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
)
