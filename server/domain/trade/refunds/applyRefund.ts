import { sql } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { isAboutGoods, type RefundDetail } from '../../../../contract/refundDetail.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { OrderRefusal, Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { split } from '../../ledger/split.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import {
  readLines,
  sentPieces,
  unsentPieces,
  type LineRow,
  type OrderRow,
} from '../orders/orderRow.ts'
import { isStage, stateOf } from '../orders/orderState.ts'
import { holdOwn } from '../../uploads/holdOwn.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { checkRefundLines, type CheckedLine } from './checkRefundLines.ts'
import { stageAfter } from './refundStage.ts'

export interface ApplyRefund {
  orderId: number
  type: RefundDetail['type']
  goodsReceived: boolean
  lines: { lineId: number; quantity: number }[]
  amountCents: number
  reason: string
  explanation: string
  evidence: string[]
}

/** Opens a request. The order's deadline stops, and the remaining time is stored. */
export async function applyRefund(given: {
  ctx: ShopperCtx
  input: ApplyRefund
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrder(ctx, ref, {
    read: (tx) =>
      pipelineAll(
        () => readLines(tx, input.orderId),
        () => holdOwn(tx, ctx.userId, input.evidence),
      ),
    change: async (tx, order, now, [lines, isEvidenceOwn]) => {
      refuseUnlessRefundable(order, input, now)
      const chosen = checkRefundLines(lines, input.lines)
      refuseUnlessSent(order, lines, input)
      const maxAmountCents = chosen.reduce((sum, line) => sum + line.refundableCents, 0)
      if (input.amountCents > maxAmountCents)
        throw new OrderRefusal('refundTooHigh', { maxAmountCents })
      if (!isEvidenceOwn) throw new Refusal('uploadMissing')
      return writeRequest(tx, order, { input, lines, chosen, at: now })
    },
  })
}

/** Writes the request, its lines and the order's move in one statement. */
function writeRequest(
  tx: Db,
  order: OrderRow,
  {
    input,
    lines,
    chosen,
    at,
  }: { input: ApplyRefund; lines: readonly LineRow[]; chosen: CheckedLine[]; at: Date },
): Promise<OrderRow> {
  const { orderId, type, goodsReceived, amountCents, reason, explanation, evidence } = input
  const refund = tx.$with('refund').as(
    tx
      .insert(refunds)
      .values({
        orderId,
        userId: order.userId,
        stage: stageAfter({ event: 'refund.applied' }),
        type,
        goodsReceived,
        statusBefore: order.status,
        amountCents,
        reason,
        explanation,
        evidence,
        appliedAt: at,
        stageAt: at,
      })
      .returning({ id: refunds.id }),
  )
  const refundId = sql`(select id from refund)`
  const shares = split(amountCents, chosen, (line) => line.refundableCents)
  const asked = tx.insert(refundLines).values(
    shares.map(({ item: { lineId, quantity }, cents }) => ({
      refundId,
      orderLineId: lineId,
      quantity,
      unsentQuantity: isOfSent(input) ? 0 : Math.min(quantity, unsentOf(lines, lineId)),
      amountCents: cents,
    })),
  )
  const used =
    evidence.length === 0 ? [] : [tx.$with('used', {}).as(useUploads(tx, evidence).getSQL())]
  return moveLockedOrder(
    tx,
    order,
    { event: 'refund.applied', at, refundId },
    { before: [refund, tx.$with('asked', {}).as(asked.getSQL()), ...used] },
  )
}

function refuseUnlessRefundable(order: OrderRow, input: ApplyRefund, now: Date): void {
  const state = stateOf(order)
  if (state === 'refunded') throw new OrderRefusal('alreadyRefunded', { lineId: null })
  if (isStage(state)) throw new OrderRefusal('alreadySubmitted')
  refuseUnlessMovable(order, 'refund.applied')
  const { deadline } = order
  if (state === 'completed' && (!deadline || deadline <= now)) {
    throw new OrderRefusal('refundPeriodOver')
  }
  if (input.type === 'refundAndReturn' && !input.goodsReceived)
    throw new OrderRefusal('nothingToReturn')
}

/**
 * While pieces wait for shipping, a shopper can report receipt, a return or defects only for pieces
 * that a carrier has received.
 */
function refuseUnlessSent(order: OrderRow, lines: readonly LineRow[], input: ApplyRefund): void {
  if (stateOf(order) !== 'waitingForDelivery' || !isOfSent(input)) return
  const isSent = input.lines.every(({ lineId, quantity }) =>
    lines.some((line) => line.id === lineId && quantity <= sentPieces(line)),
  )
  if (isSent) return
  throw new OrderRefusal(input.type === 'refundAndReturn' ? 'nothingToReturn' : 'notSentYet')
}

/**
 * Whether the request is about pieces handed to a carrier. Otherwise unsent pieces are refunded
 * first.
 */
function isOfSent({ type, goodsReceived, reason }: ApplyRefund): boolean {
  return type === 'refundAndReturn' || goodsReceived || isAboutGoods(reason)
}

function unsentOf(lines: readonly LineRow[], lineId: number): number {
  const line = lines.find(({ id }) => id === lineId)
  return line ? unsentPieces(line) : 0
}
