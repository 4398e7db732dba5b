import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { orderStateOf, orderStatus, type OrderDetail } from '../../../../contract/orderDetail.ts'
import { addDays } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { OrderRefusal } from '../../kernel/errors.ts'
import { transfer } from '../../ledger/transfer.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { moneyLiesIn } from '../orders/orderState.ts'
import { receiveDays } from '../../../../contract/limits.ts'
import { readLines, unsentPieces, type LineRow } from '../orders/orderRow.ts'
import { moveStock, type StockMove } from '../../stock/moveStock.ts'
import { changeRefund, moveRefund } from './changeRefund.ts'
import { releasePromo } from './releasePromo.ts'
import { markRefunded } from './markRefunded.ts'
import { refundIs } from '../orders/refundRow.ts'

/**
 * Settles an approved refund exactly once, for the clock: escrow, or revenue after receipt, →
 * available. Once no piece is left, the rest in escrow becomes the shop's revenue.
 */
export async function settleRefund(given: {
  ctx: Changing
  input: { refundId: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  return changeRefund(ctx, input, {
    read: (tx) => readPieces(tx, input.refundId),
    change: async (tx, { order, refund }, now, [lines, asked]) => {
      if (refund.stage === 'refunded') return order
      const isOffer = refund.askedCents !== null
      const refundedCents = order.refundedCents + refund.amountCents
      if (refundedCents > order.totalCents)
        throw new OrderRefusal('refundTooHigh', {
          maxAmountCents: order.totalCents - order.refundedCents,
        })
      const isWhole = refundedCents === order.totalCents || (!isOffer && isLastPiece(lines, asked))
      const restCents = order.totalCents - refundedCents
      const stateBefore = orderStateOf({ status: v.parse(orderStatus, refund.statusBefore) })
      const isUnsent = stateBefore === 'waitingForDelivery' && !isOffer
      const released = isUnsent ? piecesToRelease(lines, asked, isWhole) : []
      const isRestSent = isUnsent && !isWhole && takesLastUnsent(lines, asked)
      const deadline = addDays(ctx.clock, now, receiveDays)
      const isReceived = moneyLiesIn[stateBefore] === 'revenue'
      const isRestHeld = isWhole && !isReceived && restCents > 0
      const [moved] = await pipelineAll(
        () =>
          moveRefund(
            tx,
            { order, refund },
            {
              event: 'refund.settled',
              when: isWhole ? 'nothingLeft' : isRestSent ? 'nothingUnsent' : 'somethingLeft',
              at: now,
              set: { refundedCents, ...(isRestSent && { deadline }) },
            },
          ),
        () => markRefunded(tx, refund.id),
        () => (isWhole ? releasePromo(tx, order.id, now) : null),
        () => moveStock(tx, released, now),
        () =>
          transfer(tx, {
            kind: 'refund',
            from: isReceived ? 'revenue' : 'escrow',
            userId: order.userId,
            orderId: order.id,
            refundId: refund.id,
            amountCents: refund.amountCents,
            at: now,
          }),
        () =>
          isRestHeld
            ? transfer(tx, {
                kind: 'orderSettled',
                orderId: order.id,
                amountCents: restCents,
                at: now,
              })
            : null,
      )
      return moved
    },
  })
}

/** Reads all lines of the order, and the lines of the request. */
function readPieces(tx: Db, refundId: number) {
  const orderId = sql`(select ${refunds.orderId} from ${refunds} where ${refundIs({ refundId })})`
  return pipelineAll(
    () => readLines(tx, orderId),
    () => tx.select().from(refundLines).where(eq(refundLines.refundId, refundId)),
  )
}

type Asked = typeof refundLines.$inferSelect

function isLastPiece(lines: readonly LineRow[], asked: readonly Asked[]): boolean {
  return lines.every(
    ({ id, quantity, refundedQuantity }) => refundedQuantity + piecesOf(asked, id) === quantity,
  )
}

function piecesOf(asked: readonly Asked[], lineId: number): number {
  return asked.find(({ orderLineId }) => orderLineId === lineId)?.quantity ?? 0
}

function unsentOf(asked: readonly Asked[], lineId: number): number {
  return asked.find(({ orderLineId }) => orderLineId === lineId)?.unsentQuantity ?? 0
}

/**
 * Whether the request takes the last unsent pieces, so that the order goes on as after its last
 * parcel.
 */
function takesLastUnsent(lines: readonly LineRow[], asked: readonly Asked[]): boolean {
  return lines.every((line) => unsentPieces(line) === unsentOf(asked, line.id))
}

/** Unsent pieces go back into stock; all of them once the whole order is refunded. */
function piecesToRelease(
  lines: readonly LineRow[],
  asked: readonly Asked[],
  isWhole: boolean,
): StockMove[] {
  return lines.flatMap((line) => {
    const pieces = isWhole ? unsentPieces(line) : unsentOf(asked, line.id)
    if (pieces === 0) return []
    const { skuId, orderId } = line
    return { skuId, orderId, kind: 'released', onHandDelta: 0, reservedDelta: -pieces }
  })
}
