import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import type { Notice } from '../../../../contract/notices.ts'
import { statement } from '../../../db/statement.ts'
import { notices } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import {
  cutPage,
  pageGiven,
  type Page,
  type PageGiven,
  type PageInput,
} from '../../kernel/cursor.ts'
import { orderFaceOf } from '../../trade/orders/orderFace.ts'
import { toNotice } from './toNotice.ts'

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

const selectPage = statement<PageGiven>()('own_notices', (db, { userId, before, most }) =>
  db
    .select({ ...getTableColumns(notices), order: orderFaceOf(notices.orderId) })
    .from(notices)
    .where(and(eq(notices.userId, userId), lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(most),
)
