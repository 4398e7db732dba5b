import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
import { together } from '../../db/together.ts'
import type { Ctx } from '../ctx.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueMoveOf } from './dueMove.ts'
import { lockOrder, type OrderRef, type OrderRow } from './orderRow.ts'
import { toDetail } from './readOrders.ts'
import { refuseWithOrder } from './refuseWithOrder.ts'

export type Changing = Pick<Ctx, 'db' | 'clock'>

interface Change<Read> {
  /** What the change decides on besides the order; sent with its lock, and answered once it holds. */
  read: (tx: Db) => Promise<Read>
  /** Answers the order as it then is. */
  change: (tx: Db, order: OrderRow, now: Date, read: Read) => Promise<OrderRow>
}

/**
 * Changes one order in one transaction, after what its deadline already asks for. A refusal
 * changes nothing and carries the order as it now is.
 */
export async function changeOrder<Read>(
  ctx: Changing,
  ref: OrderRef,
  { read, change }: Change<Read>,
): Promise<OrderDetail> {
  const now = ctx.clock.now()
  const attempt = (isLast: boolean) =>
    ctx.db.transaction(async (tx) => {
      const [order, found] = await together(
        () => lockOrder(tx, ref),
        () => read(tx),
      )
      if (!isLast && dueMoveOf(order, now) !== null) return null
      return toDetail(tx, await change(tx, order, now, found))
    })
  return refuseWithOrder(ctx, ref, async () => {
    const done = await attempt(false)
    if (done) return done
    await carryOutDue({ ctx, input: ref })
    return changed(await attempt(true))
  })
}

/** For a change that decides on the order alone. */
export const nothingMore = () => Promise.resolve(null)

function changed(detail: OrderDetail | null): OrderDetail {
  if (!detail) throw new Error('the order was not changed')
  return detail
}
