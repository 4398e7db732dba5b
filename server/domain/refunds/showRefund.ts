import { and, eq } from 'drizzle-orm'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { toRefundDetails } from './readRefunds.ts'

export async function showRefund(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<RefundDetail> {
  const { ctx, input } = given
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, input.id), eq(refunds.userId, ctx.userId)))
  const [detail] = await toRefundDetails(ctx.db, rows)
  if (!detail) throw new Refusal('notFound')
  return detail
}
