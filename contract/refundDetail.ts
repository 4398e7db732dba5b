import * as v from 'valibot'
import { cents, id, moment } from './fields.ts'
import { picture } from './picture.ts'
import { uploadedPicture } from './uploads.ts'

export const refundTypes = ['refundOnly', 'refundAndReturn'] as const

/** `refused`, `withdrawn` and `refunded` are final; in the others the request is open. */
export const refundStages = [
  'applying',
  'awaitingReturn',
  'returning',
  'refunding',
  'refunded',
  'refused',
  'withdrawn',
] as const
export type RefundStage = (typeof refundStages)[number]

/** The values that the app offers as `reason`. Other clients and older rows may have free text. */
export const refundReasons = [
  'damaged',
  'wrong',
  'different',
  'late',
  'changedMind',
  'other',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** Reasons that only a shopper who has received the goods can give. */
const aboutGoods: Record<RefundReason, boolean> = {
  damaged: true,
  wrong: true,
  different: true,
  late: false,
  changedMind: false,
  other: false,
}

export function isAboutGoods(reason: string): boolean {
  return isRefundReason(reason) && aboutGoods[reason]
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
  /**
   * What the shop grants when it is less than requested, and why. The rest can be requested again.
   */
  offeredCents: v.nullable(cents),
  offeredFor: v.nullable(v.string()),
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
  /** The address for the return, set once a request with return is approved. */
  returnAddress: v.nullable(v.string()),
  returnCarrier: v.nullable(v.string()),
  returnTrackingNumber: v.nullable(v.string()),
  refusedFor: v.nullable(v.string()),
  /**
   * The shop made this request itself because it can't fulfil the order. `explanation` says why.
   */
  isAnnulment: v.boolean(),
  /** A statutory return: declared without a reason, and not refusable. */
  isStatutory: v.boolean(),
  /** What the shop deducts from a statutory return for wear, and why. */
  deductedCents: cents,
  deductedFor: v.nullable(v.string()),
  appliedAt: moment,
  /** When the request was closed. */
  resolvedAt: v.nullable(moment),
})
export type RefundDetail = v.InferOutput<typeof refundDetail>
