import type { OrderDetail } from '../../../contract/orders.ts'
import type { Db } from '../../db/client.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx } from '../ctx.ts'
import { carryOutDue } from './carryOutDue.ts'
import { lockOrder, type OrderRef, type OrderRow } from './orderRow.ts'
import { readDetail } from './readOrders.ts'

export type Changing = Pick<Ctx, 'db' | 'clock'>

/**
 * Changes one order in one transaction, after what its deadline already asks for. A refusal
 * changes nothing and carries the order as it now is.
 */
export async function changeOrder(
  ctx: Changing,
  ref: OrderRef,
  change: (tx: Db, order: OrderRow, now: Date) => Promise<void>,
): Promise<OrderDetail> {
  const now = ctx.clock.now()
  await carryOutDue({ ctx, input: ref })
  try {
    return await ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, ref)
      await change(tx, order, now)
      return readDetail(tx, ref)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason === 'notFound') throw error
    const order = await readDetail(ctx.db, ref)
    throw new Refusal(error.reason, { ...(error.data as object | null), order })
  }
}
