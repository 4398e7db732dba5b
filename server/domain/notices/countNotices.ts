import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import { mostCounted } from '../../../contract/mostCounted.ts'
import { jsonColumn } from '../../db/jsonRows.ts'
import { readTogether } from '../../db/readTogether.ts'
import { statement } from '../../db/statement.ts'
import { notices, sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { CallerCtx, ShopperCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { hashToken, liveSession, sessionColumns } from '../session/findSession.ts'

interface Told {
  unread: number
}

export async function countNotices({ ctx }: { ctx: CallerCtx }): Promise<OwnAnswer<Told>> {
  const found = await selectSessions(ctx.db, { tokenHash: hashToken(ctx.caller.token) })
  if (!found) throw new Refusal('notLoggedIn')
  const { session, unread } = found
  return { userId: liveSession(ctx, session).userId, json: toJson({ unread }) }
}

/** The same of a shopper who is known already. */
export async function countUnread({ db, userId }: ShopperCtx): Promise<Told> {
  const [told] = await select(db, { userId })
  if (!told) throw new Error('a statement without a table answers one row')
  return told
}

const selectSessions = readTogether({ tokenHash: 'bytea' })(
  'sessions_unread_notices',
  (db, { rows, place, values }) =>
    db
      .select({ place, session: sessionColumns, unread: unreadOf(sessions.userId) })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash)),
)

const select = statement<{ userId: number }>()('unread_notices', (db, { userId }) =>
  db.select({ unread: unreadOf(userId) }).from(sql`(values (1)) as one`),
)

function unreadOf(userId: SQLWrapper) {
  const isOwn = eq(notices.userId, userId)
  return jsonColumn(
    sql`(select count(*) from (
      select from ${notices} where ${and(isOwn, isNull(notices.readAt))}
      limit ${sql.raw(String(mostCounted))}
    ) counted)`,
    (times: string) => Number(times),
  )
}
