import { asc, eq } from 'drizzle-orm'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { skus } from '../../db/schema/catalogue.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../domain/kernel/errors.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { selectRefunds, toRefundDetail } from '../../domain/trade/orders/readRefunds.ts'
import { orderNamed } from './listOrders.ts'
import { readDetail } from '../../domain/trade/orders/readOrders.ts'

export interface ShownOrder {
  account: string
  order: OrderDetail
  /** The SKU of each line, by the line's id. */
  skus: Record<number, string>
  /** Every refund request, oldest first. */
  refunds: RefundDetail[]
}

/** Everything needed to ship an order and to answer questions about it. */
export async function showOrderForOperator(given: {
  ctx: Pick<Ctx, 'db'>
  input: { name: string }
}): Promise<ShownOrder> {
  const { db } = given.ctx
  const [found] = await db
    .select({ id: orders.id, account: users.account })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(orderNamed(given.input.name))
  if (!found) throw new Refusal('notFound')
  const order = await readDetail(db, { orderId: found.id })
  const asked = await selectRefunds(db)
    .where(eq(refunds.orderId, found.id))
    .orderBy(asc(refunds.id))
  const codes = await db
    .select({ lineId: orderLines.id, sku: skus.code })
    .from(orderLines)
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .where(eq(orderLines.orderId, found.id))
  return {
    account: found.account,
    order,
    skus: Object.fromEntries(codes.map(({ lineId, sku }) => [lineId, sku])),
    refunds: asked.map(toRefundDetail),
  }
}
