import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Db } from '../../db/client.ts'
import type { Ctx } from '../ctx.ts'
import { carryOutDue } from './carryOutDue.ts'
import { lockOrder, type OrderRef, type OrderRow } from './orderRow.ts'
import { readDetail } from './readOrders.ts'
import { refuseWithOrder } from './refuseWithOrder.ts'

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
  return refuseWithOrder(ctx, ref, () =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, ref)
      await change(tx, order, now)
      return readDetail(tx, ref)
    }),
  )
}
