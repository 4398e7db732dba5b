import { orderLines, orders } from '../../../db/schema/orders.ts'
import type { LineRow, OrderRow } from './orderRow.ts'

/** The columns of an order in a list. None of them changes without a change of the order's row. */
export const summaryColumns = {
  id: orders.id,
  sn: orders.sn,
  status: orders.status,
  afterSaleStage: orders.afterSaleStage,
  placedAt: orders.placedAt,
  payDeadline: orders.payDeadline,
  arrivesBy: orders.arrivesBy,
  totalCents: orders.totalCents,
  quantity: orders.quantity,
}
export type SummaryRow = Pick<OrderRow, keyof typeof summaryColumns>

export const summaryLineColumns = {
  id: orderLines.id,
  productId: orderLines.productId,
  skuId: orderLines.skuId,
  shopId: orderLines.shopId,
  shopName: orderLines.shopName,
  title: orderLines.title,
  variant: orderLines.variant,
  picture: orderLines.picture,
  unitPriceCents: orderLines.unitPriceCents,
  quantity: orderLines.quantity,
  nonReturnable: orderLines.nonReturnable,
  sentQuantity: orderLines.sentQuantity,
  keptBackQuantity: orderLines.keptBackQuantity,
  reviewedAt: orderLines.reviewedAt,
}
export type SummaryLineRow = Pick<LineRow, keyof typeof summaryLineColumns>
