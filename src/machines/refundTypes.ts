export interface RefundContext {
  askedCents: number
  /** Less than was asked for, where the shop gives less; null: it did not say so. */
  offeredCents: number | null
  givenBackCents: number
  pieces: number
  withReturn: boolean
  /** Why the shop refused; null unless it did. */
  refusedFor: string | null
  /** Why the shop asked in the shopper’s place; null unless it did. */
  annulledFor: string | null
}

export type RefundEvent =
  | {
      type: 'refund.applied'
      amountCents: number
      /** The most that these pieces can still give back. */
      mostCents: number
      pieces: number
      withReturn: boolean
    }
  | { type: 'order.annulled'; leftCents: number; pieces: number; reason: string }
  | { type: 'refund.withdrawn' }
  | { type: 'refund.refused'; reason: string }
  | {
      type: 'refund.approved'
      returnAddress: string | null
      offer: { amountCents: number; reason: string } | null
    }
  | { type: 'goods.sentBack'; carrier: string; trackingNumber: string }
  | { type: 'goods.returned'; resellableQuantity: number }
  | { type: 'refund.settled' }
