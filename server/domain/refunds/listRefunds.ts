import { and, desc, eq, lt } from 'drizzle-orm'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage, readIdCursor } from '../cursor.ts'
import { toRefundDetails } from './readRefunds.ts'

export async function listRefunds(given: {
  ctx: ShopperCtx
  input: { cursor?: string | undefined; limit: number }
}): Promise<{ list: RefundDetail[]; nextCursor: string | null }> {
  const { ctx, input } = given
  const before = readIdCursor(input.cursor)
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.userId, ctx.userId), before === null ? undefined : lt(refunds.id, before)),
    )
    .orderBy(desc(refunds.id))
    .limit(input.limit + 1)
  const { list, nextCursor } = cutPage(rows, input.limit, (row) => row)
  return { list: await toRefundDetails(ctx.db, list), nextCursor }
}
