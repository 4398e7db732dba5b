import { LRUCache } from 'lru-cache'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { Refusal } from '../../errors.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { carryOutDue } from './carryOutDue.ts'
import { dueMoveOf } from './dueMove.ts'
import { rewrite, tellOrder } from './inReadersWords.ts'
import { readSessionsOrder } from './orderParts.ts'
import { readSessionsVersion } from './orderVersion.ts'
import { detailOf, readDetail } from './readOrders.ts'

interface Given {
  ctx: CallerCtx
  input: { id: number }
}

const ordersRemembered = 20_000

/**
 * An order of whoever calls as it is now, in the reader's words: a deadline that has passed is carried
 * out first. One that was told before is told again as it was written then, as long as PostgreSQL tells of
 * the same version of it.
 */
export function showOrder(catalogue: Catalogue) {
  const toldBefore = new LRUCache<number, true>({ max: ordersRemembered })
  return async (given: Given): Promise<OwnAnswer<OrderDetail>> => {
    const again = toldBefore.has(given.input.id) ? await tellAgain(catalogue, given) : null
    if (again) return again
    const told = await tell(catalogue, given)
    toldBefore.set(given.input.id, true)
    return told
  }
}

/** Null where a deadline has passed meanwhile. */
async function tellAgain(
  catalogue: Catalogue,
  { ctx, input }: Given,
): Promise<OwnAnswer<OrderDetail> | null> {
  const { seen, userId } = await readSessionsVersion(ctx, input.id)
  if (!seen) throw new Refusal('notFound')
  if (dueMoveOf(seen, ctx.clock.now()) !== null) return null
  // What is read later than the version is never told as older than it is.
  const json = await catalogue.written(keyOf(ctx, input, seen.version), async () => {
    const order = await readDetail(ctx.db, { orderId: input.id, userId })
    return rewrite({ ...ctx, catalogue }, order, tellOrder)
  })
  return { userId, json }
}

async function tell(catalogue: Catalogue, { ctx, input }: Given): Promise<OwnAnswer<OrderDetail>> {
  const { whole, version, userId } = await readSessionsOrder(ctx, input.id)
  if (!whole) throw new Refusal('notFound')
  const own = { orderId: input.id, userId }
  const inWords = (order: OrderDetail) => rewrite({ ...ctx, catalogue }, order, tellOrder)
  if (dueMoveOf(whole.order, ctx.clock.now()) !== null) {
    await carryOutDue({ ctx, input: own })
    return { userId, json: toJson(await inWords(await readDetail(ctx.db, own))) }
  }
  const json = await catalogue.written(keyOf(ctx, input, version), () => inWords(detailOf(whole)))
  return { userId, json }
}

/** An order's number stands in it, so that two of the same version are told apart. */
function keyOf({ lang }: CallerCtx, { id }: { id: number }, version: string): string {
  return `order ${id} ${lang} ${version}`
}
