import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { refundLines } from '../../../db/schema/refunds.ts'
import { OrderRefusal, Refusal } from '../../kernel/errors.ts'
import { split } from '../../ledger/split.ts'
import type { Changing } from '../orders/changeOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { moveStock, type StockMove } from '../../stock/moveStock.ts'
import { changeRefundRow, moveRefund } from './changeRefund.ts'
import type { RefundRow } from '../orders/refundRow.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'

/** What is deducted for wear, with a reason that the shopper reads. */
export interface Deduction {
  amountCents: number
  reason: string
}

/**
 * Records returned goods. Pieces fit for sale go back into stock: all of them by default. Those of a
 * statutory return may arrive unannounced, and less may be paid for worn ones.
 */
export async function returnGoods(given: {
  ctx: Changing
  input: {
    refundId: number
    resellable?: readonly { lineId: number; quantity: number }[] | undefined
    deduction?: Deduction | undefined
  }
}): Promise<OrderRow> {
  const { ctx, input } = given
  const { refundId, resellable, deduction } = input
  return changeRefundRow(
    ctx,
    { refundId },
    {
      read: (tx) => readRefundLines(tx, refundId),
      change: async (tx, changed, now, lines) => {
        const { refund } = changed
        refuseUnlessOpenFor(refund, 'goods.returned')
        if (refund.stage === 'awaitingReturn' && !refund.isStatutory)
          throw new OrderRefusal('stateChanged')
        refuseUnknown(lines, resellable ?? [])
        if (deduction) refuseUnlessDeductible(refund, deduction)
        const shares = split(deduction?.amountCents ?? 0, lines, ({ amountCents }) => amountCents)
        const back = shares.map(({ item: line, cents: deductedCents }) => {
          const counted = resellable?.find(({ lineId }) => lineId === line.lineId)
          const pieces = resellable ? (counted?.quantity ?? 0) : line.quantity
          return { ...line, pieces, deductedCents }
        })
        const [moved] = await pipelineAll(
          () =>
            moveRefund(tx, changed, {
              event: 'goods.returned',
              at: now,
              ...(deduction && {
                setRefund: {
                  amountCents: refund.amountCents - deduction.amountCents,
                  deductedCents: deduction.amountCents,
                  deductedFor: deduction.reason,
                },
              }),
            }),
          () => keepCounted(tx, back),
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

type Line = Awaited<ReturnType<typeof readRefundLines>>[number] & {
  pieces: number
  deductedCents: number
}

function readRefundLines(tx: Db, refundId: number) {
  return tx
    .select({
      id: refundLines.id,
      lineId: refundLines.orderLineId,
      /** Unsent pieces of the request can't come back. */
      quantity: sql<number>`${refundLines.quantity} - ${refundLines.unsentQuantity}`,
      amountCents: refundLines.amountCents,
      skuId: orderLines.skuId,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.id))
    .execute()
}

async function keepCounted(tx: Db, back: readonly Line[]): Promise<void> {
  const counted = back.map(({ id, pieces, deductedCents }) => ({
    id,
    pieces,
    cents: deductedCents,
  }))
  await tx.execute(sql`update ${refundLines}
    set resellable_quantity = back.pieces, amount_cents = amount_cents - back.cents,
      deducted_cents = back.cents
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as back (id bigint, pieces integer, cents bigint)
    where refund_lines.id = back.id`)
}

function refuseUnlessDeductible(refund: RefundRow, { amountCents }: Deduction): void {
  if (refund.isStatutory && amountCents < refund.amountCents) return
  throw new Refusal('invalidInput', {
    fields: [
      {
        path: 'deduction',
        message: refund.isStatutory
          ? 'less than what the goods give back'
          : 'possible for statutory returns alone',
      },
    ],
  })
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
