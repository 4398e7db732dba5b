import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { applyDeadlines } from './applyDeadlines.ts'
import { dueMoveOf } from './dueMove.ts'
import { readWhole } from './orderParts.ts'
import { detailOf, readDetail } from './readOrders.ts'

/** Shows the shopper's own order, after its passed deadlines are applied. */
export async function showOrder(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const own = { orderId: input.id, userId: ctx.userId }
  const whole = await readWhole(ctx.db, own)
  if (!whole) throw new Refusal('notFound')
  if (dueMoveOf(whole.order, ctx.clock.now()) === null) return detailOf(whole)
  await applyDeadlines({ ctx, input: own })
  return readDetail(ctx.db, own)
}
