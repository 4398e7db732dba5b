import { eq } from 'drizzle-orm'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../domain/kernel/errors.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { selectRefunds, toRefundDetail } from '../../domain/trade/orders/readRefunds.ts'

export interface ShownRefund {
  account: string
  order: { sn: string; status: number; totalCents: number; refundedCents: number }
  refund: RefundDetail
}

export async function showRefundForOperator(given: {
  ctx: Pick<Ctx, 'db'>
  input: { refundId: number }
}): Promise<ShownRefund> {
  const { db } = given.ctx
  const isIt = eq(refunds.id, given.input.refundId)
  const [found] = await db
    .select({
      account: users.account,
      order: {
        sn: orders.sn,
        status: orders.status,
        totalCents: orders.totalCents,
        refundedCents: orders.refundedCents,
      },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(isIt)
  if (!found) throw new Refusal('notFound')
  const [refund] = await selectRefunds(db).where(isIt)
  if (!refund) throw new Refusal('notFound')
  return { ...found, refund: toRefundDetail(refund) }
}
