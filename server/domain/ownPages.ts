import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { givenIds, textOfIds } from '../db/givenIds.ts'
import { readTogether } from '../db/readTogether.ts'
import { statement } from '../db/statement.ts'
import { sessions } from '../db/schema/users.ts'
import { Refusal } from '../errors.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { CallerCtx } from './ctx.ts'
import { cutPage, readIdCursor, withOneMore, type Page } from './cursor.ts'
import type { OwnAnswer } from './ownAnswer.ts'
import { rowsIn, versionsOf } from './rowVersions.ts'
import { hashToken, liveSession, readForSession, sessionColumns } from './session/findSession.ts'

type OwnTable<Row> = PgTable & { id: PgColumn; userId: PgColumn; $inferSelect: Row }

interface PageWanted {
  cursor?: string | undefined
  limit: number
  /** What the column holds; null where no column is given. */
  wanted?: number | null
}

/**
 * How a page of what is whoever calls' own is told, newest first. One statement with the session tells of
 * which rows it is: what was written before is answered again as long as they are the same in the same
 * versions, else they are read and told. A column narrows it down to those rows that hold what is wanted. Refuses
 * as `findSession` does.
 */
export function ownPages<Row extends { id: number }>(
  name: string,
  table: OwnTable<Row>,
  column?: PgColumn,
) {
  const selectPage = readTogether({
    tokenHash: 'bytea',
    before: 'bigint',
    most: 'bigint',
    wanted: 'bigint',
  })(`${name}_versions`, (db, { rows, place, values }) => {
    const isOfPage = and(
      eq(table.userId, sessions.userId),
      lt(table.id, values.before),
      column && eq(column, values.wanted),
    )
    const page = versionsOf(table, { isWanted: isOfPage, most: values.most })
    return db
      .select({ place, session: sessionColumns, page })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash))
  })
  const selectRows = statement<{ ids: string }>()(name, (db, { ids }) =>
    db
      .select()
      .from(table as PgTable)
      .where(sql`${table.id} = any(${givenIds(ids)})`)
      .orderBy(desc(table.id)),
  )

  return async <Item>(
    ctx: CallerCtx & { catalogue: Catalogue },
    { cursor, limit, wanted = null }: PageWanted,
    tell: (page: Page<Row>) => Page<Item> | Promise<Page<Item>>,
  ): Promise<OwnAnswer<Page<Item>>> => {
    const { token } = ctx.caller
    const before = await readForSession(ctx, token, () => readIdCursor(cursor))
    const found = await selectPage(ctx.db, {
      wanted,
      tokenHash: hashToken(token),
      before: before ?? Number.MAX_SAFE_INTEGER,
      most: withOneMore(limit),
    })
    if (!found) throw new Refusal('notLoggedIn')
    const { userId } = liveSession(ctx, found.session)
    const json = await ctx.catalogue.written(
      `${name} ${ctx.lang} ${limit} ${found.page}`,
      async () => {
        const { list, nextCursor } = cutPage(rowsIn(found.page), limit, ({ id }) => id)
        const rows = (await selectRows(ctx.db, { ids: textOfIds(list) })) as Row[]
        return tell({ list: rows, nextCursor })
      },
    )
    return { userId, json }
  }
}
