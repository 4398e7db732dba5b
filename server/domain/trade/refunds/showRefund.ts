import { and, eq } from 'drizzle-orm'
import type { RefundDetail } from '../../../../contract/refundDetail.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { selectRefunds, toRefundDetail } from '../orders/readRefunds.ts'

export async function showRefund(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<RefundDetail> {
  const { ctx, input } = given
  const [found] = await selectOwn(ctx.db, { id: input.id, userId: ctx.userId })
  if (!found) throw new Refusal('notFound')
  return toRefundDetail(found)
}

const selectOwn = preparedStatement<{ id: number; userId: number }>()(
  'own_refund',
  (db, { id, userId }) =>
    selectRefunds(db).where(and(eq(refunds.id, id), eq(refunds.userId, userId))),
)
