import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import type { Notice } from '../../../../contract/notices.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { notices } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import {
  cutPage,
  pageGiven,
  type Page,
  type PageGiven,
  type PageInput,
} from '../../kernel/cursor.ts'
import { orderPreviewOf } from '../../trade/orders/orderPreview.ts'

/** Lists notices, each with a summary of its order. */
export async function listNotices({
  ctx,
  input,
}: {
  ctx: ShopperCtx
  input: PageInput
}): Promise<Page<Notice>> {
  const rows = await selectPage(ctx.db, pageGiven(ctx, input))
  return cutPage(rows, input.limit, ({ order, ...row }) => ({ ...toNotice(row), order }))
}

const selectPage = preparedStatement<PageGiven>()('own_notices', (db, { userId, before, most }) =>
  db
    .select({ ...getTableColumns(notices), order: orderPreviewOf(notices.orderId) })
    .from(notices)
    .where(and(eq(notices.userId, userId), lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(most),
)

function toNotice(row: typeof notices.$inferSelect): Notice {
  const { id, kind, orderId, refundId, rechargeId, withdrawalId, reason, createdAt, readAt } = row
  const at = createdAt.toISOString()
  return {
    id,
    kind,
    orderId,
    refundId,
    rechargeId,
    withdrawalId,
    reason,
    at,
    read: readAt !== null,
  }
}
