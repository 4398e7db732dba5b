import { and, desc, eq, getTableColumns, lt, not } from 'drizzle-orm'
import type { Notice } from '../../../../contract/notices.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { products, skus } from '../../../db/schema/catalogue.ts'
import { notices } from '../../../db/schema/users.ts'
import { localText } from '../../catalogue/localText.ts'
import { pictureOf } from '../../catalogue/pictureOf.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import {
  cutPage,
  pageGiven,
  type Page,
  type PageGiven,
  type PageInput,
} from '../../kernel/cursor.ts'
import { orderPreviewOf } from '../../trade/orders/orderPreview.ts'

/** Lists notices, each with a summary of its order or with its product. */
export async function listNotices({
  ctx,
  input,
}: {
  ctx: ShopperCtx
  input: PageInput
}): Promise<Page<Notice>> {
  const rows = await selectPage(ctx.db, pageGiven(ctx, input))
  return cutPage(rows, input.limit, ({ order, productId, title, picture, ...row }) => ({
    ...toNotice(row),
    order,
    product:
      productId === null || title === null || picture === null
        ? null
        : { id: productId, title: localText(title, ctx.lang), picture: pictureOf(picture) },
  }))
}

const selectPage = preparedStatement<PageGiven>()('own_notices', (db, { userId, before, most }) =>
  db
    .select({
      ...getTableColumns(notices),
      order: orderPreviewOf(notices.orderId),
      productId: products.id,
      title: products.title,
      picture: skus.picture,
    })
    .from(notices)
    .leftJoin(skus, eq(skus.id, notices.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .where(and(eq(notices.userId, userId), not(notices.isHidden), lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(most),
)

function toNotice(row: typeof notices.$inferSelect): Notice {
  const { id, kind, orderId, refundId, rechargeId, withdrawalId, skuId } = row
  const { reason, createdAt, readAt } = row
  const at = createdAt.toISOString()
  return {
    id,
    kind,
    orderId,
    refundId,
    rechargeId,
    withdrawalId,
    skuId,
    reason,
    at,
    read: readAt !== null,
  }
}
