import { and, desc, eq, lt } from 'drizzle-orm'
import type { RefundDetail } from '../../../../contract/refundDetail.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import {
  cutPage,
  pageGiven,
  type Page,
  type PageGiven,
  type PageInput,
} from '../../kernel/cursor.ts'
import { selectRefunds, toRefundDetail } from '../orders/readRefunds.ts'

export async function listRefunds({
  ctx,
  input,
}: {
  ctx: ShopperCtx
  input: PageInput
}): Promise<Page<RefundDetail>> {
  const rows = await selectPage(ctx.db, pageGiven(ctx, input))
  return cutPage(rows.map(toRefundDetail), input.limit, (refund) => refund)
}

const selectPage = preparedStatement<PageGiven>()('own_refunds', (db, { userId, before, most }) =>
  selectRefunds(db)
    .where(and(eq(refunds.userId, userId), lt(refunds.id, before)))
    .orderBy(desc(refunds.id))
    .limit(most),
)
