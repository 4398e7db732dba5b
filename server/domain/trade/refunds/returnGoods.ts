import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { refundLines } from '../../../db/schema/refunds.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Changing } from '../orders/changeOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { moveStock, type StockMove } from '../../stock/moveStock.ts'
import { changeRefundRow, moveRefund } from './changeRefund.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'

/** Records returned goods. Pieces fit for sale go back into stock: all of them by default. */
export async function returnGoods(given: {
  ctx: Changing
  input: {
    refundId: number
    resellable?: readonly { lineId: number; quantity: number }[] | undefined
  }
}): Promise<OrderRow> {
  const { ctx, input } = given
  const { refundId, resellable } = input
  return changeRefundRow(
    ctx,
    { refundId },
    {
      read: (tx) => readRefundLines(tx, refundId),
      change: async (tx, changed, now, lines) => {
        refuseUnlessOpenFor(changed.refund, 'goods.returned')
        refuseUnknown(lines, resellable ?? [])
        const back = lines.map((line) => {
          const counted = resellable?.find(({ lineId }) => lineId === line.lineId)
          return { ...line, pieces: resellable ? (counted?.quantity ?? 0) : line.quantity }
        })
        const [moved] = await pipelineAll(
          () => moveRefund(tx, changed, { event: 'goods.returned', at: now }),
          () => keepResellable(tx, back),
          () =>
            moveStock(
              tx,
              back.flatMap((line) => returned(changed.order.id, line)),
              now,
            ),
        )
        return moved
      },
    },
  )
}

type Line = Awaited<ReturnType<typeof readRefundLines>>[number] & { pieces: number }

function readRefundLines(tx: Db, refundId: number) {
  return tx
    .select({
      id: refundLines.id,
      lineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      skuId: orderLines.skuId,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(eq(refundLines.refundId, refundId))
    .execute()
}

async function keepResellable(tx: Db, back: readonly Line[]): Promise<void> {
  const pieces = JSON.stringify(back.map((line) => ({ id: line.id, pieces: line.pieces })))
  await tx.execute(sql`update ${refundLines} set resellable_quantity = back.pieces
    from jsonb_to_recordset(${pieces}::jsonb) as back (id bigint, pieces integer)
    where refund_lines.id = back.id`)
}

function returned(orderId: number, { skuId, pieces }: Line): StockMove[] {
  if (pieces === 0) return []
  return [{ skuId, orderId, kind: 'returned', onHandDelta: pieces, reservedDelta: 0 }]
}

function refuseUnknown(
  lines: readonly { lineId: number; quantity: number }[],
  counted: readonly { lineId: number; quantity: number }[],
): void {
  const isFine =
    new Set(counted.map(({ lineId }) => lineId)).size === counted.length &&
    counted.every((each) =>
      lines.some((line) => line.lineId === each.lineId && each.quantity <= line.quantity),
    )
  if (isFine) return
  throw new Refusal('invalidInput', {
    fields: [{ path: 'resellable', message: 'not lines of this refund in its quantities' }],
  })
}
