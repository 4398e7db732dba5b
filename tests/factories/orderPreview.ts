import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { OrderPreview } from '../../contract/orderPreview.ts'

/** The preview that identifies an order where it is only mentioned. */
export function previewOf({ sn, lines }: OrderDetail): OrderPreview {
  const [first] = lines
  if (!first) throw new Error('an order without lines')
  const { productId, skuId, title, variant, picture } = first
  return { sn, productId, skuId, title, variant, picture, more: lines.length - 1 }
}
