import { and, eq } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orders.ts'
import { orderCodes } from '../../../contract/orders.ts'
import type { Db } from '../../db/client.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { Refusal } from '../../errors.ts'
import { changeOrder, type Changing } from '../orders/changeOrder.ts'
import { moveOrder, type OrderStep } from '../orders/moveOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { readRefund, type RefundRef, type RefundRow } from './refundRow.ts'

type Stage = RefundRow['stage']

/** Changes an open request and its order in one transaction; the order is locked first. */
export async function changeRefund(
  ctx: Changing,
  ref: RefundRef,
  change: (tx: Db, order: OrderRow, refund: RefundRow, now: Date) => Promise<void>,
): Promise<OrderDetail> {
  const { orderId } = await readRefund(ctx.db, ref)
  return changeOrder(ctx, { orderId }, async (tx, order, now) => {
    await change(tx, order, await readRefund(tx, ref), now)
  })
}

export function refuseUnlessIn(refund: RefundRow, stages: readonly Stage[]): void {
  if (!stages.includes(refund.stage)) throw new Refusal('stateChanged')
}

/** Compare-and-set of the request's stage. */
export async function moveRefund(
  tx: Db,
  from: RefundRow,
  set: Partial<Omit<RefundRow, 'id'>> & { stage: Stage; stageAt: Date },
): Promise<void> {
  const moved = await tx
    .update(refunds)
    .set(set)
    .where(and(eq(refunds.id, from.id), eq(refunds.stage, from.stage)))
    .returning({ id: refunds.id })
  if (moved.length !== 1) throw new Refusal('stateChanged')
}

type Step = Pick<OrderStep, 'type' | 'actor' | 'at' | 'set'>

/** The order stays in after-sale, one stage on. */
export async function moveStage(
  tx: Db,
  order: OrderRow,
  refund: RefundRow,
  stage: 'awaitingReturn' | 'returning' | 'refunding' | 'refunded',
  step: Step,
): Promise<void> {
  await moveOrder(tx, order, {
    ...step,
    toStatus: orderCodes.afterSale,
    refundId: refund.id,
    set: { ...step.set, afterSaleStage: stage },
  })
}

/** The order goes on where it stood, with the time that was left. */
export async function moveBack(
  tx: Db,
  order: OrderRow,
  refund: RefundRow,
  step: Step,
): Promise<void> {
  const { statusBefore, deadlineLeftMs } = order
  if (statusBefore === null) throw new Refusal('stateChanged')
  await moveOrder(tx, order, {
    ...step,
    toStatus: statusBefore,
    refundId: refund.id,
    set: {
      ...step.set,
      statusBefore: null,
      afterSaleStage: null,
      deadline: deadlineLeftMs === null ? null : new Date(step.at.getTime() + deadlineLeftMs),
      deadlineLeftMs: null,
    },
  })
}
