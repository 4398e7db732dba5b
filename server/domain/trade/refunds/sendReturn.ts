import { and, eq, inArray } from 'drizzle-orm'
import type { ReturnOffer } from '../../../../contract/returns.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import { Refusal } from '../../kernel/errors.ts'
import { readReturnOffer } from './returnOffer.ts'
import { sendGoodsBack } from './sendGoodsBack.ts'

/** Records that the goods of an order's statutory return were sent. */
export async function sendReturn(given: {
  ctx: OwnerCtx
  input: { orderId: number; carrier: string; trackingNumber: string }
}): Promise<ReturnOffer> {
  const { ctx, input } = given
  const { orderId, ...parcel } = input
  const [open] = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.isStatutory, true),
        inArray(refunds.stage, ['awaitingReturn', 'returning']),
      ),
    )
  if (!open) throw new Refusal('notFound')
  await sendGoodsBack({ ctx, input: { refundId: open.id, ...parcel } })
  return readReturnOffer(ctx, { orderId })
}
