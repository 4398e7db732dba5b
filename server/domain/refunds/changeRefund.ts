import { and, eq } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { OrderRefusal } from '../../errors.ts'
import { changeOrder, type Changing } from '../orders/changeOrder.ts'
import { moveLockedOrder, type Step } from '../orders/moveOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { readRefund, type RefundRef, type RefundRow } from './refundRow.ts'
import { refuseUnlessOpenFor, stageAfter } from './refundStage.ts'

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

/** One move of an order in after-sale, and by the same row the stage of its request. */
export async function moveRefund(
  tx: Db,
  { order, refund }: { order: OrderRow; refund: RefundRow },
  step: Step & { setRefund?: Partial<typeof refunds.$inferInsert> },
): Promise<void> {
  const { setRefund, ...orderStep } = step
  refuseUnlessOpenFor(refund, step.event)
  const moved = await tx
    .update(refunds)
    .set({ ...setRefund, stage: stageAfter(orderStep), stageAt: step.at })
    .where(and(eq(refunds.id, refund.id), eq(refunds.stage, refund.stage)))
    .returning({ id: refunds.id })
  if (moved.length !== 1) throw new OrderRefusal('stateChanged')
  await moveLockedOrder(tx, order, { ...orderStep, refundId: refund.id })
}
