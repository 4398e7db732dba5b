import { orderCodes } from '../../../contract/orderDetail.ts'
import type { RefundQuote } from '../../../contract/refunds.ts'
import type { ShopperCtx } from '../ctx.ts'
import { findOrder } from '../orders/findOrder.ts'
import { readLines } from '../orders/orderRow.ts'
import { refuseWithOrder } from '../orders/refuseWithOrder.ts'
import { checkRefundLines } from './checkRefundLines.ts'

export async function quoteRefund(given: {
  ctx: ShopperCtx
  input: { orderId: number; lines: { lineId: number; quantity: number }[] }
}): Promise<RefundQuote> {
  const { ctx, input } = given
  const order = await findOrder(ctx, input.orderId)
  const ref = { orderId: order.id, userId: ctx.userId }
  const lines = await refuseWithOrder(ctx, ref, async () =>
    checkRefundLines(await readLines(ctx.db, order.id), input.lines),
  )
  return {
    maxAmountCents: lines.reduce((sum, line) => sum + line.refundableCents, 0),
    lines,
    returnPossible: (order.statusBefore ?? order.status) >= orderCodes.delivered,
  }
}
