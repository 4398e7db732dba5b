import * as v from 'valibot'
import { delivery } from './delivery.ts'
import { cents, id } from './fields.ts'
import { orderLine } from './orderDetail.ts'

export const quoteProblem = v.object({
  skuId: id,
  reason: v.picklist(['outOfStock', 'notSellable', 'notFound', 'notSentThere']),
  /** Pieces that can be ordered for delivery to this country. */
  available: v.number(),
})

export const quote = v.object({
  groups: v.array(
    v.object({
      shopId: id,
      shopName: v.string(),
      freightCents: cents,
      /** Null where the shop states no delivery times. */
      delivery: v.nullable(delivery),
      lines: v.array(v.omit(orderLine, ['lineId'])),
    }),
  ),
  quantity: v.number(),
  subtotalCents: cents,
  freightCents: cents,
  discountCents: cents,
  totalCents: cents,
  promo: v.nullable(
    v.object({
      code: v.string(),
      /** Null when the code applies; else the reason why it doesn't. */
      refusedFor: v.nullable(
        v.picklist(['promoUnknown', 'promoExpired', 'promoMinimum', 'promoUsed', 'promoTooMany']),
      ),
      minSubtotalCents: v.nullable(cents),
    }),
  ),
  problems: v.array(quoteProblem),
})
export type Quote = v.InferOutput<typeof quote>
