export interface RefundContext {
  askedCents: number
  /** A smaller amount that the shop offers. Null if it offered none. */
  offeredCents: number | null
  givenBackCents: number
  pieces: number
  withReturn: boolean
  /** A statutory return: it needs no reason, and the shop can't refuse it. */
  isStatutory: boolean
  /** What the shop deducted for wear, in cents. */
  deductedCents: number
  /** Why the shop refused. Null if it did not. */
  refusedFor: string | null
  /** Why the shop annulled the order and made the request itself. Null otherwise. */
  annulledFor: string | null
}

export type RefundEvent =
  | {
      type: 'refund.applied'
      amountCents: number
      /** The most that these pieces can still give back, in cents. */
      mostCents: number
      pieces: number
      withReturn: boolean
    }
  | {
      type: 'return.declared'
      amountCents: number
      pieces: number
      /** Pieces that were sent, and so have to come back. */
      sentPieces: number
    }
  | { type: 'return.lapsed' }
  | { type: 'order.annulled'; leftCents: number; pieces: number; reason: string }
  | { type: 'refund.withdrawn' }
  | { type: 'refund.refused'; reason: string }
  | {
      type: 'refund.approved'
      returnAddress: string | null
      offer: { amountCents: number; reason: string } | null
    }
  | { type: 'goods.sentBack'; carrier: string; trackingNumber: string }
  | {
      type: 'goods.returned'
      resellableQuantity: number
      deduction: { amountCents: number; reason: string } | null
    }
  | { type: 'refund.settled' }
