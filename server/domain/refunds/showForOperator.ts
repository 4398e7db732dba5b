import { eq } from 'drizzle-orm'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx } from '../ctx.ts'
import { toRefundDetails } from './readRefunds.ts'

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
  const [found] = await db
    .select({
      row: refunds,
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
    .where(eq(refunds.id, given.input.refundId))
  if (!found) throw new Refusal('notFound')
  const [refund] = await toRefundDetails(db, [found.row])
  if (!refund) throw new Error('a request without its detail')
  return { account: found.account, order: found.order, refund }
}
