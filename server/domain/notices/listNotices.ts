import { and, desc, eq, lt } from 'drizzle-orm'
import type { Notice } from '../../../contract/notices.ts'
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
  const before = readIdCursor(input.cursor)
  const rows = await ctx.db
    .select()
    .from(notices)
    .where(
      and(eq(notices.userId, ctx.userId), before === null ? undefined : lt(notices.id, before)),
    )
    .orderBy(desc(notices.id))
    .limit(input.limit + 1)
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
