import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jsonColumn } from '../../db/jsonRows.ts'
import { statement, type Places } from '../../db/statement.ts'
import { orders } from '../../db/schema/orders.ts'
import { sessions } from '../../db/schema/users.ts'
import { hashToken, liveSession, sessionColumns } from '../session/findSession.ts'
import type { FoundSession, Session } from '../session/findSession.ts'
import type { CallerCtx } from '../ctx.ts'
import { Refusal } from '../../errors.ts'
import { versionsOf } from '../rowVersions.ts'
import { isAnyDue } from './dueOrders.ts'

export interface PageWanted {
  /** Null for every status. */
  status: number | null
  /** Null for the first page. */
  before: number | null
  most: number
  now: Date
}

export interface OwnPage {
  /** A deadline of one of the shopper's orders, here or elsewhere, has passed. */
  isAnyDue: boolean
  /** Newest first, as `rowsIn` reads it; another text whenever a list shows something else. */
  orders: string
}

/** Whose page it is, and what it shows. */
export interface SessionsPage extends Session {
  page: OwnPage
}

/**
 * Which orders a page shows, and whether a deadline has passed, in one statement with the session
 * that says whose. Refuses as `findSession` does.
 */
export async function readSessionsPage(ctx: CallerCtx, wanted: PageWanted): Promise<SessionsPage> {
  const { status } = wanted
  const given = pageGiven(ctx, wanted)
  const [found] = await (status === null
    ? selectPage(ctx.db, given)
    : selectPageOfStatus(ctx.db, { ...given, status }))
  return toSessionsPage(ctx, found)
}

export function pageGiven({ caller }: CallerCtx, { before, most, now }: PageWanted): PageGiven {
  return {
    tokenHash: hashToken(caller.token),
    before: before ?? Number.MAX_SAFE_INTEGER,
    most,
    now: now.toISOString(),
  }
}

export function toSessionsPage(
  ctx: CallerCtx,
  found: (OwnPage & { session: FoundSession }) | undefined,
): SessionsPage {
  if (!found) throw new Refusal('notLoggedIn')
  const { session, ...page } = found
  return { ...liveSession(ctx, session), page }
}

export interface PageGiven {
  tokenHash: Buffer
  before: number
  most: number
  now: string
}

const selectPage = statement<PageGiven>()('own_orders', (db, values) =>
  pageSelecting(db, values, lt(orders.id, values.before)),
)

const selectPageOfStatus = statement<PageGiven & { status: number }>()(
  'own_orders_of_status',
  (db, values) =>
    pageSelecting(db, values, and(eq(orders.status, values.status), lt(orders.id, values.before))),
)

/** The page of whoever's session it is, of those orders of theirs that are wanted. */
export function pageSelecting(
  db: Db,
  { tokenHash, most, now }: Pick<Places<PageGiven>, 'tokenHash' | 'most' | 'now'>,
  isWanted: SQL | undefined,
) {
  const isOwn = eq(orders.userId, sessions.userId)
  return db
    .select({
      session: sessionColumns,
      isAnyDue: jsonColumn(isAnyDue(isOwn, sql`${now}::timestamptz`), (found: boolean) => found),
      orders: versionsOf(orders, { isWanted: and(isOwn, isWanted), most }),
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
}
