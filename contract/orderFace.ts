import * as v from 'valibot'
import { id } from './fields.ts'
import { picture } from './picture.ts'

/** What one knows an order by where it is only named: its first goods. */
export const orderFace = v.object({
  sn: v.string(),
  productId: id,
  skuId: id,
  title: v.string(),
  variant: v.string(),
  picture,
  /** Lines besides the first. */
  more: v.number(),
})
export type OrderFace = v.InferOutput<typeof orderFace>
