import { and, desc, eq, getTableColumns, getTableName, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { statement, type Places } from '../db/statement.ts'
import { sessions } from '../db/schema/users.ts'
import type { CallerCtx } from './ctx.ts'
import { cutPage, readIdCursor } from './cursor.ts'
import {
  hashToken,
  liveSession,
  readForSession,
  sessionColumns,
  type FoundSession,
  type Session,
} from './session/findSession.ts'

type OwnTable<Row> = PgTable & { id: PgColumn; userId: PgColumn; $inferSelect: Row }

interface Page {
  cursor?: string | undefined
  limit: number
}

export interface OwnRows<Row> extends Session {
  list: Row[]
  nextCursor: string | null
}

interface PageGiven {
  tokenHash: Buffer
  before: number
  most: number
}

/**
 * How a page of what is whoever calls' own is read, newest first, in one statement with the session that
 * says whose. Refuses as `findSession` does.
 */
export function ownRows<Row extends { id: number }, Wanted extends object = object>(
  name: string,
  table: OwnTable<Row>,
  isWanted?: (wanted: Places<Wanted>) => SQL,
) {
  interface Found {
    session: FoundSession
    /** A session that has nothing to show still has a row. */
    row: Row | null
  }
  const select = statement<PageGiven & Wanted>()(name, (db, values) => {
    const { tokenHash, before, most } = values as Places<PageGiven>
    const page = db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.userId, sessions.userId), lt(table.id, before), isWanted?.(values)))
      .orderBy(desc(table.id))
      .limit(most)
      .as(getTableName(table))
    return db
      .select({ session: sessionColumns, row: getTableColumns(table as PgTable) })
      .from(sessions)
      .leftJoinLateral(page, sql`true`)
      .where(eq(sessions.tokenHash, tokenHash))
      .orderBy(desc(table.id))
  })
  return async (ctx: CallerCtx, { cursor, limit }: Page, wanted: Wanted): Promise<OwnRows<Row>> => {
    const { token } = ctx.caller
    const before = await readForSession(ctx, token, () => readIdCursor(cursor))
    const found = (await select(ctx.db, {
      ...wanted,
      tokenHash: hashToken(token),
      before: before ?? Number.MAX_SAFE_INTEGER,
      most: limit + 1,
    })) as unknown as Found[]
    const session = liveSession(ctx, found[0]?.session)
    const rows = found.flatMap(({ row }) => (row === null ? [] : [row]))
    return { ...session, ...cutPage(rows, limit, (row) => row) }
  }
}
