import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { OrderPreview } from '../../../../contract/orderPreview.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { pictureOf } from '../../catalogue/pictureOf.ts'

/**
 * The summary that identifies an order, as a column of another statement; null without an order.
 */
export function orderPreviewOf(orderId: SQLWrapper): SQL<OrderPreview | null> {
  const isIts = eq(orderLines.orderId, orderId)
  return jsonColumn(
    sql`(select json_build_object('sn', ${orders.sn}, 'productId', ${orderLines.productId},
        'skuId', ${orderLines.skuId}, 'title', ${orderLines.title}, 'variant', ${orderLines.variant},
        'picture', ${orderLines.picture}, 'more', count(*) over () - 1)
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${isIts} order by ${orderLines.id} limit 1)`,
    (preview: Omit<OrderPreview, 'picture'> & { picture: string }) => ({
      ...preview,
      picture: pictureOf(preview.picture),
    }),
  )
}
