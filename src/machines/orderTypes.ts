export interface OrderLineFacts {
  lineId: number
  quantity: number
  /** What each piece that was not refunded yet can give back, in cents. */
  refundablePieces: readonly number[]
  /** Pieces that no carrier has and nobody refunded. */
  unsentPieces: number
  reviewed: boolean
}

export interface RefundRequest {
  lines: readonly { lineId: number; quantity: number }[]
  amountCents: number
  withReturn: boolean
  /** It is about pieces that a carrier has had; else those that none has come first. */
  isOfSent: boolean
}

export interface Parcel {
  lines: readonly { lineId: number; quantity: number }[]
  carrier: string
  trackingNumber: string
}

export interface OrderContext {
  totalCents: number
  refundedCents: number
  lines: readonly OrderLineFacts[]
  /** The moment, in ms since 1970, when the clock acts or a right ends; null where there is none. */
  deadline: number | null
  /** What was left of the deadline, in ms, when an after-sale request stopped it. */
  timeLeft: number | null
  extensions: number
  /** A parcel left, even if what it held was refunded since. */
  isAnySent: boolean
  refund: RefundRequest | null
}

/** `at` is the moment of the event, in ms since 1970. */
export type OrderEvent =
  | { type: 'order.paid'; at: number; codeProven: boolean; balanceCents: number }
  | { type: 'order.cancelled' }
  | { type: 'order.expired'; at: number }
  | ({ type: 'parcel.shipped'; at: number } & Parcel)
  | { type: 'order.annulled'; at: number; reason: string }
  | { type: 'receipt.confirmed'; at: number }
  | { type: 'receipt.autoConfirmed'; at: number }
  | { type: 'receipt.extended' }
  | { type: 'review.submitted'; at: number; lineIds: readonly number[] }
  | { type: 'order.completed'; at: number }
  | { type: 'refund.applied'; at: number; request: RefundRequest }
  | { type: 'refund.withdrawn'; at: number }
  | { type: 'refund.refused'; at: number; reason: string }
  | { type: 'refund.approved'; returnAddress: string | null }
  | { type: 'goods.sentBack'; carrier: string; trackingNumber: string }
  | { type: 'goods.returned'; resellableQuantity: number }
  | { type: 'refund.settled'; at: number }
