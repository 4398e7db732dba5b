import type { OrderFilter, OrderSummary } from '../../../../contract/orderDetail.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { cutPage, pageGiven, type Page, type PageInput } from '../../kernel/cursor.ts'
import { afterOwnDue } from './afterOwnDue.ts'
import { selectPage, selectPageOfStatus, toOrdersPage, type OrdersPage } from './ordersPage.ts'
import { searchOwnOrders } from './searchOwnOrders.ts'

interface Input extends PageInput {
  status: OrderFilter
  q: string
}

/**
 * Lists a shopper's orders, after passed deadlines are applied, so that no listed order is stale.
 */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: ShopperCtx
  input: Input
}): Promise<Page<OrderSummary>> {
  const { orders } = await afterOwnDue(ctx, () => readPage(ctx, input))
  return cutPage(orders, input.limit, (order) => order)
}

async function readPage(ctx: ShopperCtx, input: Input): Promise<OrdersPage> {
  const { db, clock } = ctx
  const given = { ...pageGiven(ctx, input), now: clock.now() }
  const status = input.status === 'all' ? null : Number(input.status)
  const rows = await (() => {
    if (input.q !== '') return searchOwnOrders(db, { ...given, status, words: input.q })
    return status === null ? selectPage(db, given) : selectPageOfStatus(db, { ...given, status })
  })()
  return toOrdersPage(rows)
}
