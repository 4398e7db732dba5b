import { eq, sql } from 'drizzle-orm'
import { orderCodes, type OrderDetail } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { refundLines } from '../../db/schema/refunds.ts'
import { OrderRefusal } from '../../errors.ts'
import { transfer } from '../ledger/transfer.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { readLines, type OrderRow } from '../orders/orderRow.ts'
import { moveStock } from '../stock/moveStock.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'
import type { RefundRow } from './refundRow.ts'

/** The clock's part, at once and once: escrow, or revenue after receipt, → available. */
export async function settleRefund(given: {
  ctx: Changing
  input: { refundId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  return changeRefund(ctx, input, async (tx, order, refund, now) => {
    if (refund.stage === 'refunded') return
    refuseUnlessOpenFor(refund, 'refund.settled')
    const refundedCents = order.refundedCents + refund.amountCents
    if (refundedCents > order.totalCents)
      throw new OrderRefusal('refundTooHigh', {
        maxAmountCents: order.totalCents - order.refundedCents,
      })
    const isWhole = refundedCents === order.totalCents
    if (refund.statusBefore === orderCodes.waitingForDelivery) {
      await releasePieces(tx, order, refund, { isWhole, at: now })
    }
    await markRefunded(tx, refund)
    await moveRefund(
      tx,
      { order, refund },
      {
        event: 'refund.settled',
        when: isWhole ? 'nothingLeft' : 'somethingLeft',
        at: now,
        set: { refundedCents },
      },
    )
    const isReceived = refund.statusBefore >= orderCodes.received
    await transfer(tx, {
      kind: 'refund',
      from: isReceived ? 'revenue' : 'escrow',
      userId: order.userId,
      orderId: order.id,
      refundId: refund.id,
      amountCents: refund.amountCents,
      at: now,
    })
  })
}

/** Before shipping the pieces go back on the shelf; all of them when nothing is left to pay for. */
async function releasePieces(
  tx: Db,
  order: OrderRow,
  refund: RefundRow,
  { isWhole, at }: { isWhole: boolean; at: Date },
): Promise<void> {
  const chosen = await tx.select().from(refundLines).where(eq(refundLines.refundId, refund.id))
  const lines = await readLines(tx, order.id)
  const moves = lines.flatMap((line) => {
    const asked = chosen.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0
    const pieces = isWhole ? line.quantity - line.refundedQuantity : asked
    return pieces === 0 ? [] : { skuId: line.skuId, pieces }
  })
  await moveStock(
    tx,
    moves.map(({ skuId, pieces }) => ({
      skuId,
      orderId: order.id,
      kind: 'released',
      onHandDelta: 0,
      reservedDelta: -pieces,
    })),
    at,
  )
}

async function markRefunded(tx: Db, refund: RefundRow): Promise<void> {
  const chosen = tx
    .select({
      lineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      cents: refundLines.amountCents,
    })
    .from(refundLines)
    .where(eq(refundLines.refundId, refund.id))
    .as('chosen')
  await tx
    .update(orderLines)
    .set({
      refundedQuantity: sql`${orderLines.refundedQuantity} + ${chosen.quantity}`,
      refundedCents: sql`${orderLines.refundedCents} + ${chosen.cents}`,
    })
    .from(chosen)
    .where(eq(orderLines.id, chosen.lineId))
}
