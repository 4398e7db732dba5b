import { and, eq, gt, sql } from 'drizzle-orm'
import { sessions } from '../../../db/schema/users.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Ctx } from '../../kernel/ctx.ts'

/**
 * For a transaction that moves money or stock: refuses with `notLoggedIn` when the session was
 * ended since the call arrived. It takes no lock, so that ending sessions never waits for a
 * payment.
 */
export async function requireLiveSession({ db, clock }: Ctx, sessionId: number): Promise<void> {
  const [live] = await selectLive(db, { sessionId, now: clock.now() })
  if (!live) throw new Refusal('notLoggedIn')
}

const selectLive = preparedStatement<{ sessionId: number; now: Date }>()(
  'live_session',
  (db, { sessionId, now }) =>
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql.param(now, sessions.expiresAt))),
      ),
)
