import * as v from 'valibot'
import { cents, id, moment } from './fields.ts'
import { picture } from './picture.ts'
import { uploadedPicture } from './uploads.ts'

export const refundTypes = ['refundOnly', 'refundAndReturn'] as const

/** `refused`, `withdrawn` and `refunded` are over; in the others the request is open. */
export const refundStages = [
  'applying',
  'awaitingReturn',
  'returning',
  'refunding',
  'refunded',
  'refused',
  'withdrawn',
] as const

/** What the app offers as `reason`; another client, and an older row, may say it in own words. */
export const refundReasons = [
  'damaged',
  'wrong',
  'different',
  'late',
  'changedMind',
  'other',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** Only who has the goods can say these. */
const reasonsAboutGoods: ReadonlySet<string> = new Set<RefundReason>([
  'damaged',
  'wrong',
  'different',
])

export function isAboutGoods(reason: string): boolean {
  return reasonsAboutGoods.has(reason)
}

export function isRefundReason(text: string): text is RefundReason {
  return (refundReasons as readonly string[]).includes(text)
}

export const refundDetail = v.object({
  id,
  orderId: id,
  orderSn: v.string(),
  stage: v.picklist(refundStages),
  type: v.picklist(refundTypes),
  goodsReceived: v.boolean(),
  amountCents: cents,
  reason: v.string(),
  explanation: v.string(),
  evidence: v.array(uploadedPicture),
  lines: v.array(
    v.object({
      lineId: id,
      productId: id,
      skuId: id,
      title: v.string(),
      variant: v.string(),
      picture,
      quantity: v.number(),
      amountCents: cents,
    }),
  ),
  /** Where the goods go, once a request with return is approved. */
  returnAddress: v.nullable(v.string()),
  returnCarrier: v.nullable(v.string()),
  returnTrackingNumber: v.nullable(v.string()),
  refusedFor: v.nullable(v.string()),
  /** The shop made it itself, since it can’t fulfil the order; `explanation` says why. */
  isAnnulment: v.boolean(),
  appliedAt: moment,
  /** When it was over. */
  resolvedAt: v.nullable(moment),
})
export type RefundDetail = v.InferOutput<typeof refundDetail>
