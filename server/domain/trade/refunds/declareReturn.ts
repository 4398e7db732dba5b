import { and, eq, sql } from 'drizzle-orm'
import type { ReturnOffer } from '../../../../contract/returns.ts'
import { sendBackDays } from '../../../../contract/limits.ts'
import type { Db } from '../../../db/client.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import { OrderRefusal } from '../../kernel/errors.ts'
import { changeOrderRow } from '../orders/changeOrder.ts'
import { endOfDayAfter } from '../orders/endOfDayAfter.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import { readLines, unsentPieces, type LineRow, type OrderRow } from '../orders/orderRow.ts'
import { isStage, stateOf } from '../orders/orderState.ts'
import { checkRefundLines, type CheckedLine } from './checkRefundLines.ts'
import { readReturnOffer } from './returnOffer.ts'
import { settleRefund } from './settleRefund.ts'
import { stageAfter } from './refundStage.ts'

export interface DeclareReturn {
  orderId: number
  lines: readonly { lineId: number; quantity: number }[]
}

export type ReturnCtx = OwnerCtx & { returnAddress: string }

interface DeclaredLine extends CheckedLine {
  unsentQuantity: number
}

interface Given {
  ctx: ReturnCtx
  input: DeclareReturn
}

/**
 * Declares a statutory return: without a reason, also of reviewed, completed and partly refunded
 * orders. If no sent piece is among its goods, the money follows at once.
 */
export async function declareReturn({ ctx, input }: Given): Promise<ReturnOffer> {
  const order = await openReturn({ ctx, input })
  if (stateOf(order) === 'refunding') {
    await settleRefund({ ctx, input: { refundId: await openRefundId(ctx.db, order.id) } })
  }
  return readReturnOffer(ctx, input)
}

/** Makes the move alone. Unsent pieces are taken first. */
export function openReturn({ ctx, input }: Given): Promise<OrderRow> {
  const ref = { orderId: input.orderId, userId: ctx.userId }
  return changeOrderRow(ctx, ref, {
    read: (tx) => readLines(tx, input.orderId),
    change: async (tx, locked, at, lines) => {
      refuseUnlessOpen(locked, at)
      const declared = checkDeclared(lines, input.lines)
      return writeReturn(tx, locked, { declared, at, ctx })
    },
  })
}

function refuseUnlessOpen(order: OrderRow, now: Date): void {
  const state = stateOf(order)
  if (state === 'refunded') throw new OrderRefusal('alreadyRefunded', { lineId: null })
  if (isStage(state)) throw new OrderRefusal('alreadySubmitted')
  refuseUnlessMovable(order, 'return.declared')
  if (order.returnUntil !== null && order.returnUntil <= now)
    throw new OrderRefusal('returnPeriodOver')
}

function checkDeclared(
  lines: readonly LineRow[],
  wanted: readonly { lineId: number; quantity: number }[],
): DeclaredLine[] {
  const declared = checkRefundLines(lines, wanted).map((chosen) => {
    const line = lines.find(({ id }) => id === chosen.lineId)
    const unsentQuantity = line ? Math.min(chosen.quantity, unsentPieces(line)) : 0
    if (line?.nonReturnable && chosen.quantity > unsentQuantity)
      throw new OrderRefusal('notReturnable', { lineId: chosen.lineId })
    return { ...chosen, unsentQuantity }
  })
  // An earlier offer may have paid for the pieces already.
  if (amountOf(declared) === 0)
    throw new OrderRefusal('alreadyRefunded', { lineId: declared[0]?.lineId ?? null })
  return declared
}

/** Writes the request, its lines and the order's move in one statement. */
function writeReturn(
  tx: Db,
  order: OrderRow,
  { declared, at, ctx }: { declared: readonly DeclaredLine[]; at: Date; ctx: ReturnCtx },
): Promise<OrderRow> {
  const isAnySent = declared.some(({ quantity, unsentQuantity }) => quantity > unsentQuantity)
  const move = {
    event: 'return.declared',
    when: isAnySent ? 'somethingSent' : 'nothingSent',
  } as const
  const refund = tx.$with('refund').as(
    tx
      .insert(refunds)
      .values({
        orderId: order.id,
        userId: order.userId,
        stage: stageAfter(move),
        type: isAnySent ? 'refundAndReturn' : 'refundOnly',
        goodsReceived: false,
        statusBefore: order.status,
        amountCents: amountOf(declared),
        reason: 'statutory',
        explanation: '',
        evidence: [],
        isStatutory: true,
        returnAddress: isAnySent ? ctx.returnAddress : null,
        appliedAt: at,
        stageAt: at,
      })
      .returning({ id: refunds.id }),
  )
  const refundId = sql`(select id from refund)`
  const lines = tx.insert(refundLines).values(
    declared.map(({ lineId, quantity, unsentQuantity, refundableCents }) => ({
      refundId,
      orderLineId: lineId,
      quantity,
      unsentQuantity,
      amountCents: refundableCents,
    })),
  )
  const { country } = order.address
  const deadline = endOfDayAfter(ctx.clock, at, { days: sendBackDays, country })
  return moveLockedOrder(
    tx,
    order,
    { ...move, at, refundId, ...(isAnySent && { set: { deadline } }) },
    { before: [refund, tx.$with('lines', {}).as(lines.getSQL())] },
  )
}

function amountOf(declared: readonly DeclaredLine[]): number {
  return declared.reduce((sum, { refundableCents }) => sum + refundableCents, 0)
}

async function openRefundId(db: Db, orderId: number): Promise<number> {
  const [open] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.stage, 'refunding')))
  if (!open) throw new Error(`order ${orderId} is refunding without a request`)
  return open.id
}
