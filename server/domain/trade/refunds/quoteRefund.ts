import type { RefundQuote } from '../../../../contract/refunds.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { findOrder } from '../orders/findOrder.ts'
import { readLines, sentPieces } from '../orders/orderRow.ts'
import { refuseWithOrder } from '../orders/refuseWithOrder.ts'
import { checkRefundLines } from './checkRefundLines.ts'

export async function quoteRefund(given: {
  ctx: ShopperCtx
  input: { orderId: number; lines: { lineId: number; quantity: number }[] }
}): Promise<RefundQuote> {
  const { ctx, input } = given
  const order = await findOrder(ctx, input.orderId)
  const ref = { orderId: order.id, userId: ctx.userId }
  const all = await readLines(ctx.db, order.id)
  const lines = await refuseWithOrder(ctx, ref, async () => checkRefundLines(all, input.lines))
  return {
    maxAmountCents: lines.reduce((sum, line) => sum + line.refundableCents, 0),
    lines,
    returnPossible: lines.every(({ lineId, quantity }) =>
      all.some((line) => line.id === lineId && quantity <= sentPieces(line)),
    ),
  }
}
