import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { applyDeadlines } from './applyDeadlines.ts'
import { dueMoveOf } from './dueMove.ts'
import { lockOrder, type OrderRef, type OrderRow } from './orderRow.ts'
import { toDetail } from './readOrders.ts'
import { refuseWithOrder } from './refuseWithOrder.ts'

export type Changing = Pick<Ctx, 'db' | 'clock'>

export interface Change<Read> {
  /**
   * Reads what the change needs besides the order. It is pipelined with the order's lock, and runs
   * once the lock is held.
   */
  read: (tx: Db) => Promise<Read>
  /** Returns the changed order. */
  change: (tx: Db, order: OrderRow, now: Date, read: Read) => Promise<OrderRow>
}

/**
 * Changes one order in one transaction, after its passed deadlines are applied. A refusal changes
 * nothing and carries the current order.
 */
export function changeOrder<Read>(
  ctx: Changing,
  ref: OrderRef,
  change: Change<Read>,
): Promise<OrderDetail> {
  return changeAndAnswer(ctx, ref, change, toDetail)
}

/** Like `changeOrder`, but returns the row, for callers that need no detail. */
export function changeOrderRow<Read>(
  ctx: Changing,
  ref: OrderRef,
  change: Change<Read>,
): Promise<OrderRow> {
  return changeAndAnswer(ctx, ref, change, async (_tx, order) => order)
}

/** For a change that depends on the order alone. */
export const nothingMore = () => Promise.resolve(null)

async function changeAndAnswer<Read, Answer>(
  ctx: Changing,
  ref: OrderRef,
  { read, change }: Change<Read>,
  answer: (tx: Db, order: OrderRow) => Promise<Answer>,
): Promise<Answer> {
  const now = ctx.clock.now()
  const attempt = () =>
    ctx.db.transaction(async (tx) => {
      const [order, found] = await pipelineAll(
        () => lockOrder(tx, ref),
        () => read(tx),
      )
      if (dueMoveOf(order, now) !== null) return { isDue: true as const }
      const changed = await change(tx, order, now, found)
      return { isDue: false as const, answer: await answer(tx, changed) }
    })
  return refuseWithOrder(ctx, ref, async () => {
    const first = await attempt()
    if (!first.isDue) return first.answer
    await applyDeadlines({ ctx, input: ref })
    const last = await attempt()
    if (last.isDue) throw new Error('an order was due twice')
    return last.answer
  })
}
