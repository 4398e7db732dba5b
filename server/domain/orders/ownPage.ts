import { and, eq, lt, type SQL, type SQLWrapper } from 'drizzle-orm'
import { jsonColumn } from '../../db/jsonRows.ts'
import { readTogether } from '../../db/readTogether.ts'
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
  const found = await (status === null
    ? selectPage(ctx.db, given)
    : selectPageOfStatus(ctx.db, { ...given, status }))
  return toSessionsPage(ctx, found)
}

export function pageGiven({ caller }: CallerCtx, { before, most, now }: PageWanted): PageGiven {
  return {
    tokenHash: hashToken(caller.token),
    before: before ?? Number.MAX_SAFE_INTEGER,
    most,
    now,
  }
}

export function toSessionsPage(
  ctx: CallerCtx,
  found: (OwnPage & { session: FoundSession }) | undefined,
): SessionsPage {
  if (!found) throw new Refusal('notLoggedIn')
  const { session, isAnyDue, orders } = found
  return { ...liveSession(ctx, session), page: { isAnyDue, orders } }
}

export interface PageGiven {
  tokenHash: Buffer
  before: number
  most: number
  now: Date
}

const given = {
  tokenHash: 'bytea',
  before: 'bigint',
  most: 'bigint',
  now: 'timestamptz',
} as const

const selectPage = readTogether(given)('own_orders', (db, { rows, place, values }) =>
  db
    .select({ place, ...pageColumns(values, lt(orders.id, values.before)) })
    .from(rows)
    .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash)),
)

const selectPageOfStatus = readTogether({ ...given, status: 'bigint' })(
  'own_orders_of_status',
  (db, { rows, place, values }) => {
    const isWanted = and(eq(orders.status, values.status), lt(orders.id, values.before))
    return db
      .select({ place, ...pageColumns(values, isWanted) })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash))
  },
)

/** The page of whoever's session `sessions` is, of those orders of theirs that are wanted. */
export function pageColumns(
  { most, now }: { most: SQLWrapper; now: SQL },
  isWanted: SQL | undefined,
) {
  const isOwn = eq(orders.userId, sessions.userId)
  return {
    session: sessionColumns,
    isAnyDue: jsonColumn(isAnyDue(isOwn, now), (found: boolean) => found),
    orders: versionsOf(orders, { isWanted: and(isOwn, isWanted), most }),
  }
}
