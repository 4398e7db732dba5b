import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Notice } from '../../../contract/notices.ts'
import type { Db } from '../../db/client.ts'
import { givenIds, textOfIds } from '../../db/givenIds.ts'
import { statement } from '../../db/statement.ts'
import { notices, sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import { cutPage, readIdCursor } from '../cursor.ts'
import { rewrite, tellFaces } from '../orders/inReadersWords.ts'
import { readOrderFaces } from '../orders/readOrderFaces.ts'
import type { OwnAnswer } from '../ownAnswer.ts'
import { rowsIn, versionsOf } from '../rowVersions.ts'
import { hashToken, liveSession, readForSession, sessionColumns } from '../session/findSession.ts'
import { toNotice } from './toNotice.ts'

interface Input {
  cursor?: string | undefined
  limit: number
}

/**
 * The notices of whoever calls, in the reader's words. What was written before is answered again as long
 * as PostgreSQL tells of the same notices in the same versions.
 */
export function listNotices(catalogue: Catalogue) {
  return async (given: {
    ctx: CallerCtx
    input: Input
  }): Promise<OwnAnswer<{ list: Notice[]; nextCursor: string | null }>> => {
    const { ctx, input } = given
    const { userId, page } = await readSessionsPage(ctx, input)
    const json = await catalogue.written(`notices ${ctx.lang} ${input.limit} ${page}`, async () => {
      const { list: ids, nextCursor } = cutPage(rowsIn(page), input.limit, ({ id }) => id)
      const answer = { list: await readNamed(ctx.db, ids), nextCursor }
      return rewrite({ ...ctx, catalogue }, answer, tellFaces)
    })
    return { userId, json }
  }
}

async function readSessionsPage(
  ctx: CallerCtx,
  { cursor, limit }: Input,
): Promise<{ userId: number; page: string }> {
  const { token } = ctx.caller
  const before = await readForSession(ctx, token, () => readIdCursor(cursor))
  const [found] = await selectPage(ctx.db, {
    tokenHash: hashToken(token),
    before: before ?? Number.MAX_SAFE_INTEGER,
    most: limit + 1,
  })
  if (!found) throw new Refusal('notLoggedIn')
  const { session, page } = found
  return { userId: liveSession(ctx, session).userId, page }
}

const selectPage = statement<{ tokenHash: Buffer; before: number; most: number }>()(
  'own_notices',
  (db, { tokenHash, before, most }) => {
    const isWanted = and(eq(notices.userId, sessions.userId), lt(notices.id, before))
    return db
      .select({ session: sessionColumns, page: versionsOf(notices, { isWanted, most }) })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
  },
)

/** Each with what its order is known by. */
async function readNamed(db: Db, ids: readonly number[]): Promise<Notice[]> {
  const rows = await select(db, { ids: textOfIds(ids) })
  const faces = await readOrderFaces(
    db,
    rows.map(({ orderId }) => orderId),
  )
  return rows.map((row) => ({ ...toNotice(row), order: faces.get(row.orderId) ?? null }))
}

const select = statement<{ ids: string }>()('notices', (db, { ids }) =>
  db
    .select()
    .from(notices)
    .where(sql`${notices.id} = any(${givenIds(ids)})`)
    .orderBy(desc(notices.id)),
)
