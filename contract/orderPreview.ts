import * as v from 'valibot'
import { id } from './fields.ts'
import { picture } from './picture.ts'

/** A short summary that identifies an order by its first line. */
export const orderPreview = v.object({
  sn: v.string(),
  productId: id,
  skuId: id,
  title: v.string(),
  variant: v.string(),
  picture,
  /** The number of lines besides the first. */
  more: v.number(),
})
export type OrderPreview = v.InferOutput<typeof orderPreview>
