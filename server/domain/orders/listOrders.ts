import type { OrderFilter, OrderSummary } from '../../../contract/orderDetail.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage, readIdCursor } from '../cursor.ts'
import { carryOutOwnDue } from './carryOutOwnDue.ts'
import { readOwnPage } from './readOwnPage.ts'
import { readSummaries } from './readSummaries.ts'
import { searchOwnOrders } from './searchOwnOrders.ts'

/** A deadline that has passed is carried out first, so that a list never shows a stale one. */
export async function listOrders(given: {
  ctx: ShopperCtx
  input: { status: OrderFilter; q: string; cursor?: string | undefined; limit: number }
}): Promise<{ list: OrderSummary[]; nextCursor: string | null }> {
  const { ctx, input } = given
  const wanted = {
    userId: ctx.userId,
    status: input.status === 'all' ? null : Number(input.status),
    before: readIdCursor(input.cursor),
    most: input.limit + 1,
    now: ctx.clock.now(),
  }
  const read = () =>
    input.q === ''
      ? readOwnPage(ctx.db, wanted)
      : searchOwnOrders(ctx.db, { ...wanted, words: input.q })
  const seen = await read()
  if (seen.isAnyDue) await carryOutOwnDue(ctx)
  const page = seen.isAnyDue ? await read() : seen
  const { list, nextCursor } = cutPage(page.orders, input.limit, (order) => order)
  return { list: await readSummaries(ctx.db, list), nextCursor }
}
