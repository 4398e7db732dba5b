import { and, eq, sql } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { changeOrder, changeOrderRow, type Change, type Changing } from '../orders/changeOrder.ts'
import { moveLockedOrder, type Step } from '../orders/moveOrder.ts'
import type { OrderRef, OrderRow } from '../orders/orderRow.ts'
import { readRefund, refundIs, type RefundRef, type RefundRow } from '../orders/refundRow.ts'
import { refuseUnlessOpenFor, stageAfter } from './refundStage.ts'

interface Changed {
  order: OrderRow
  refund: RefundRow
}

interface RefundChange<Read> {
  /** Reads what the change needs besides the order and its request. */
  read: (tx: Db) => Promise<Read>
  change: (tx: Db, changed: Changed, now: Date, read: Read) => Promise<OrderRow>
}

/** Changes an open request and its order in one transaction. The order is locked first. */
export function changeRefund<Read>(
  ctx: Changing,
  ref: RefundRef,
  change: RefundChange<Read>,
): Promise<OrderDetail> {
  return changeOrder(ctx, orderOf(ref), withRequest(ref, change))
}

/** Like `changeRefund`, but returns the row, for callers that need no detail. */
export function changeRefundRow<Read>(
  ctx: Changing,
  ref: RefundRef,
  change: RefundChange<Read>,
): Promise<OrderRow> {
  return changeOrderRow(ctx, orderOf(ref), withRequest(ref, change))
}

function orderOf(ref: RefundRef): OrderRef {
  return { orderId: sql`(select ${refunds.orderId} from ${refunds} where ${refundIs(ref)})` }
}

function withRequest<Read>(
  ref: RefundRef,
  { read, change }: RefundChange<Read>,
): Change<[RefundRow, Read]> {
  return {
    read: (tx) =>
      pipelineAll(
        () => readRefund(tx, ref),
        () => read(tx),
      ),
    change: (tx, order, now, [refund, more]) => change(tx, { order, refund }, now, more),
  }
}

/**
 * Makes one move of an order in after-sale. The same row of the table gives the stage of its
 * request.
 */
export async function moveRefund(
  tx: Db,
  { order, refund }: Changed,
  step: Step & { setRefund?: Partial<typeof refunds.$inferInsert> },
): Promise<OrderRow> {
  const { setRefund, ...orderStep } = step
  refuseUnlessOpenFor(refund, step.event)
  const request = tx.$with('request').as(
    tx
      .update(refunds)
      .set({ ...setRefund, stage: stageAfter(orderStep), stageAt: step.at })
      .where(and(eq(refunds.id, refund.id), eq(refunds.stage, refund.stage)))
      .returning({ id: refunds.id }),
  )
  const isMoved = sql`exists (select 1 from request)`
  return moveLockedOrder(
    tx,
    order,
    { ...orderStep, refundId: refund.id, guard: isMoved },
    { before: [request] },
  )
}
