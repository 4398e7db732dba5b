import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { givenIds, textOfIds } from '../db/givenIds.ts'
import { statement, type Places } from '../db/statement.ts'
import { sessions } from '../db/schema/users.ts'
import { Refusal } from '../errors.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { CallerCtx } from './ctx.ts'
import { cutPage, readIdCursor, type Page } from './cursor.ts'
import type { OwnAnswer } from './ownAnswer.ts'
import { rowsIn, versionsOf } from './rowVersions.ts'
import { hashToken, liveSession, readForSession, sessionColumns } from './session/findSession.ts'

type OwnTable<Row> = PgTable & { id: PgColumn; userId: PgColumn; $inferSelect: Row }

interface PageWanted {
  cursor?: string | undefined
  limit: number
}

/**
 * How a page of what is whoever calls' own is told, newest first. One statement with the session tells of
 * which rows it is: what was written before is answered again as long as they are the same in the same
 * versions, else they are read and told. Refuses as `findSession` does.
 */
export function ownPages<Row extends { id: number }, Wanted extends object = object>(
  name: string,
  table: OwnTable<Row>,
  isWanted?: (wanted: Places<Wanted>) => SQL,
) {
  interface Given {
    tokenHash: Buffer
    before: number
    most: number
  }
  const selectPage = statement<Given & Wanted>()(`${name}_versions`, (db, values) => {
    const { tokenHash, before, most } = values as Places<Given>
    const isOfPage = and(
      eq(table.userId, sessions.userId),
      lt(table.id, before),
      isWanted?.(values),
    )
    return db
      .select({ session: sessionColumns, page: versionsOf(table, { isWanted: isOfPage, most }) })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
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
    { cursor, limit }: PageWanted,
    wanted: Wanted,
    tell: (page: Page<Row>) => Page<Item> | Promise<Page<Item>>,
  ): Promise<OwnAnswer<Page<Item>>> => {
    const { token } = ctx.caller
    const before = await readForSession(ctx, token, () => readIdCursor(cursor))
    const [found] = await selectPage(ctx.db, {
      ...wanted,
      tokenHash: hashToken(token),
      before: before ?? Number.MAX_SAFE_INTEGER,
      most: limit + 1,
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
