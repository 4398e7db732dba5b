import { and, desc, eq, lt } from 'drizzle-orm'
import type { Notice } from '../../../contract/notices.ts'
import { statement } from '../../db/statement.ts'
import { notices } from '../../db/schema/users.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage, readIdCursor } from '../cursor.ts'
import { readOrderFaces } from '../orders/readOrderFaces.ts'
import { toNotice } from './toNotice.ts'

export async function listNotices(given: {
  ctx: ShopperCtx
  input: { cursor?: string | undefined; limit: number }
}): Promise<{ list: Notice[]; nextCursor: string | null }> {
  const { ctx, input } = given
  const rows = await selectPage(ctx.db, {
    userId: ctx.userId,
    before: readIdCursor(input.cursor) ?? Number.MAX_SAFE_INTEGER,
    most: input.limit + 1,
  })
  const { list, nextCursor } = cutPage(rows, input.limit, toNotice)
  const faces = await readOrderFaces(
    ctx.db,
    list.map(({ orderId }) => orderId),
  )
  return {
    list: list.map((notice) => ({ ...notice, order: faces.get(notice.orderId) ?? null })),
    nextCursor,
  }
}

const selectPage = statement<{ userId: number; before: number; most: number }>()(
  'own_notices',
  (db, { userId, before, most }) =>
    db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, userId), lt(notices.id, before)))
      .orderBy(desc(notices.id))
      .limit(most),
)
