import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jsonColumn } from '../../db/jsonRows.ts'
import { statement, type Places } from '../../db/statement.ts'
import { orders } from '../../db/schema/orders.ts'
import { sessions } from '../../db/schema/users.ts'
import { hashToken, liveSession, sessionColumns } from '../session/findSession.ts'
import type { FoundSession, Session } from '../session/findSession.ts'
import type { CallerCtx } from '../ctx.ts'
import { Refusal } from '../../errors.ts'
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
  /** Newest first, as `ordersOn` reads it; another text whenever a list shows something else. */
  orders: string
}

/** The transaction that last wrote the order's row: whatever a list shows changes with it. */
export interface OrderVersion {
  id: number
  version: string
}

export const versionColumn = sql<string>`${sql`${orders}.xmin::text`}`

export function ordersOn({ orders: text }: OwnPage): OrderVersion[] {
  return text === '' ? [] : text.split(',').map(orderOf)
}

function orderOf(text: string): OrderVersion {
  const [id, version = ''] = text.split(' ')
  return { id: Number(id), version }
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
      ...pageColumns({ isOwn, isWanted, most: sql`${most}`, now: sql`${now}` }),
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
}

function pageColumns(given: { isOwn: SQL; isWanted: SQL | undefined; most: SQL; now: SQL }) {
  return {
    isAnyDue: jsonColumn(
      isAnyDue(given.isOwn, sql`${given.now}::timestamptz`),
      (found: boolean) => found,
    ),
    orders: jsonColumn(
      sql`(select coalesce(string_agg(page.id || ' ' || page.version, ','), '') from (
        select ${orders.id}, ${versionColumn} as version
        from ${orders} where ${and(given.isOwn, given.isWanted)}
        order by ${desc(orders.id)} limit ${given.most}) page)`,
      (text: string) => text,
    ),
  }
}
