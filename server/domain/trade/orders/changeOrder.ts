import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { together } from '../../../db/together.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueMoveOf } from './dueMove.ts'
import { lockOrder, type OrderRef, type OrderRow } from './orderRow.ts'
import { toDetail } from './readOrders.ts'
import { refuseWithOrder } from './refuseWithOrder.ts'

export type Changing = Pick<Ctx, 'db' | 'clock'>

export interface Change<Read> {
  /** What the change decides on besides the order; sent with its lock, and answered once it holds. */
  read: (tx: Db) => Promise<Read>
  /** Answers the order as it then is. */
  change: (tx: Db, order: OrderRow, now: Date, read: Read) => Promise<OrderRow>
}

/**
 * Changes one order in one transaction, after what its deadline already asks for. A refusal
 * changes nothing and carries the order as it now is.
 */
export function changeOrder<Read>(
  ctx: Changing,
  ref: OrderRef,
  change: Change<Read>,
): Promise<OrderDetail> {
  return changeAndAnswer(ctx, ref, change, toDetail)
}

/** The same for who goes on with the order, and needs no detail of it. */
export function changeOrderRow<Read>(
  ctx: Changing,
  ref: OrderRef,
  change: Change<Read>,
): Promise<OrderRow> {
  return changeAndAnswer(ctx, ref, change, async (_tx, order) => order)
}

/** For a change that decides on the order alone. */
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
      const [order, found] = await together(
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
    await carryOutDue({ ctx, input: ref })
    const last = await attempt()
    if (last.isDue) throw new Error('an order was due twice')
    return last.answer
  })
}
