import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { Refusal } from '../../errors.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import { toJson, type OwnRead } from '../ownRead.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueMoveOf } from './dueMove.ts'
import { rewrite, tellOrder } from './inReadersWords.ts'
import { readSessionsOrder } from './orderParts.ts'
import { detailOf, readDetail } from './readOrders.ts'

/**
 * An order of whoever calls as it is now, in the reader's words: a deadline that has passed is carried
 * out first.
 */
export function showOrder(catalogue: Catalogue) {
  return async (given: {
    ctx: CallerCtx
    input: { id: number }
  }): Promise<OwnRead<OrderDetail>> => {
    const { ctx, input } = given
    const { whole, userId } = await readSessionsOrder(ctx, input.id)
    if (!whole) throw new Refusal('notFound')
    const own = { orderId: input.id, userId }
    const isDue = dueMoveOf(whole.order, ctx.clock.now()) !== null
    if (isDue) await carryOutDue({ ctx, input: own })
    const order = isDue ? await readDetail(ctx.db, own) : detailOf(whole)
    return { userId, json: toJson(await rewrite({ ...ctx, catalogue }, order, tellOrder)) }
  }
}
