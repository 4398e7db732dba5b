import { addDays, type Clock } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { orders } from '../../../db/schema/orders.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { lateRefundDays } from '../../../../contract/limits.ts'
import { dueMoveOf, type DueMove } from './dueMove.ts'
import { moveLockedOrder } from './moveOrder.ts'
import { lockOrder, orderIs, type OrderRef, type OrderRow } from './orderRow.ts'
import { lapseReturn } from './lapseReturn.ts'
import { receiveOrder } from './receiveOrder.ts'
import { releaseReserve } from './releaseReserve.ts'

/**
 * Applies all passed deadlines of an order, each dated when it passed. Does nothing if none has
 * passed or another process was faster.
 */
export async function applyDeadlines(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OrderRef
}): Promise<void> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  const [seen] = await ctx.db.select().from(orders).where(orderIs(input))
  if (!seen) throw new Refusal('notFound')
  if (dueMoveOf(seen, now) === null) return
  await ctx.db.transaction(async (tx) => {
    let order = await lockOrder(tx, input)
    for (let due = dueMoveOf(order, now); due !== null; due = dueMoveOf(order, now)) {
      order = await applyOne(tx, order, { ...due, bookedAt: now, clock: ctx.clock })
    }
  })
}

/** Money and stock are booked with the current time: a closed day of the books never changes. */
function applyOne(
  tx: Db,
  order: OrderRow,
  due: DueMove & { bookedAt: Date; clock: Clock },
): Promise<OrderRow> {
  const { event, at, bookedAt, clock } = due
  switch (event) {
    case 'order.expired':
      return moveLockedOrder(tx, order, { event, at }, { after: releaseReserve(tx, bookedAt) })
    case 'receipt.autoConfirmed':
      return receiveOrder(tx, order, { event, at, bookedAt, clock })
    case 'return.lapsed':
      return lapseReturn(tx, order, at)
    case 'order.completed':
      return moveLockedOrder(tx, order, {
        event,
        at,
        set: { deadline: addDays(clock, at, lateRefundDays) },
      })
  }
}
