import { eq } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { refundLines } from '../../db/schema/refunds.ts'
import { Refusal } from '../../errors.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { moveStock } from '../stock/moveStock.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'

/** The goods are back; pieces fit for sale go on the shelf, all of them unless told otherwise. */
export async function returnGoods(given: {
  ctx: Changing
  input: {
    refundId: number
    resellable?: readonly { lineId: number; quantity: number }[] | undefined
  }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { refundId, resellable } = input
  return changeRefund(ctx, { refundId }, async (tx, order, refund, now) => {
    refuseUnlessOpenFor(refund, 'goods.returned')
    const lines = await tx
      .select({
        id: refundLines.id,
        lineId: refundLines.orderLineId,
        quantity: refundLines.quantity,
        skuId: orderLines.skuId,
      })
      .from(refundLines)
      .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
      .where(eq(refundLines.refundId, refundId))
    refuseUnknown(lines, resellable ?? [])
    const back = lines.map((line) => {
      const told = resellable?.find(({ lineId }) => lineId === line.lineId)
      return { ...line, pieces: resellable ? (told?.quantity ?? 0) : line.quantity }
    })
    for (const { id, pieces } of back) {
      await tx.update(refundLines).set({ resellableQuantity: pieces }).where(eq(refundLines.id, id))
    }
    await moveStock(
      tx,
      back
        .filter(({ pieces }) => pieces > 0)
        .map(({ skuId, pieces }) => ({
          skuId,
          orderId: order.id,
          kind: 'returned',
          onHandDelta: pieces,
          reservedDelta: 0,
        })),
      now,
    )
    await moveRefund(tx, { order, refund }, { event: 'goods.returned', at: now })
  })
}

function refuseUnknown(
  lines: readonly { lineId: number; quantity: number }[],
  told: readonly { lineId: number; quantity: number }[],
): void {
  const isFine =
    new Set(told.map(({ lineId }) => lineId)).size === told.length &&
    told.every((each) =>
      lines.some((line) => line.lineId === each.lineId && each.quantity <= line.quantity),
    )
  if (isFine) return
  throw new Refusal('invalidInput', {
    fields: [{ path: 'resellable', message: 'not lines of this refund in its quantities' }],
  })
}
