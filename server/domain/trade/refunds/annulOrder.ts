import { eq } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { OrderRefusal } from '../../kernel/errors.ts'
import { transfer } from '../../ledger/transfer.ts'
import { changeOrder, type Changing } from '../orders/changeOrder.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import { readLines, unsentPieces, type LineRow, type OrderRow } from '../orders/orderRow.ts'
import { moveStock, type StockMove } from '../../stock/moveStock.ts'
import { releasePromo } from './releasePromo.ts'
import { markRefunded } from './markRefunded.ts'
import { stageAfter } from './refundStage.ts'
import { sharesOfRest } from '../orders/shares.ts'

/**
 * Annuls an order that the shop can't fulfil, before anything was sent: the rest of its sum goes
 * from escrow to the shopper. The books record it as a request of the shop.
 */
export async function annulOrder(given: {
  ctx: Changing
  input: { orderId: number; reason: string }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { orderId, reason } = input
  return changeOrder(
    ctx,
    { orderId },
    {
      read: (tx) => readLines(tx, orderId),
      change: async (tx, order, at, lines) => {
        refuseUnlessMovable(order, 'order.annulled')
        const sent = lines.find(({ sentQuantity }) => sentQuantity > 0)
        if (sent) throw new OrderRefusal('alreadySent', { lineId: sent.id })
        const unsent = lines.filter((line) => unsentPieces(line) > 0)
        const amountCents = order.totalCents - order.refundedCents
        const refundId = await openOwnRequest(tx, order, { reason, amountCents, at })
        const [, moved] = await pipelineAll(
          () => writeLines(tx, { refundId, amountCents, unsent }),
          () =>
            moveLockedOrder(tx, order, {
              event: 'order.annulled',
              at,
              set: { refundedCents: order.totalCents },
              refundId,
            }),
          () =>
            tx
              .update(refunds)
              .set({ stage: stageAfter({ event: 'order.annulled' }), stageAt: at })
              .where(eq(refunds.id, refundId))
              .execute(),
          () => markRefunded(tx, refundId),
          () => releasePromo(tx, orderId, at),
          () => moveStock(tx, unsent.map(released), at),
          () =>
            transfer(tx, {
              kind: 'refund',
              from: 'escrow',
              userId: order.userId,
              orderId,
              refundId,
              amountCents,
              at,
            }),
        )
        return moved
      },
    },
  )
}

async function openOwnRequest(
  tx: Db,
  order: OrderRow,
  { reason, amountCents, at }: { reason: string; amountCents: number; at: Date },
): Promise<number> {
  const [request] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      userId: order.userId,
      stage: 'applying',
      type: 'refundOnly',
      goodsReceived: false,
      statusBefore: order.status,
      amountCents,
      reason: 'annulled',
      explanation: reason,
      evidence: [],
      isAnnulment: true,
      appliedAt: at,
      stageAt: at,
    })
    .returning({ id: refunds.id })
  if (!request) throw new Error('the request was not written')
  return request.id
}

async function writeLines(
  tx: Db,
  given: { refundId: number; amountCents: number; unsent: readonly LineRow[] },
): Promise<void> {
  const { refundId, amountCents, unsent } = given
  await tx.insert(refundLines).values(
    sharesOfRest(amountCents, unsent).map(({ item: line, cents }) => ({
      refundId,
      orderLineId: line.id,
      quantity: unsentPieces(line),
      unsentQuantity: unsentPieces(line),
      amountCents: cents,
    })),
  )
}

function released(line: LineRow): StockMove {
  const { skuId, orderId } = line
  return { skuId, orderId, kind: 'released', onHandDelta: 0, reservedDelta: -unsentPieces(line) }
}
