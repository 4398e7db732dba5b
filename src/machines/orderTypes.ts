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

/** What the shop gives of a request; null: it did not say less than was asked for. */
export interface OpenRefund extends RefundRequest {
  offeredCents: number | null
}

export interface PlacedLine {
  lineId: number
  quantity: number
  /** What each piece costs, with its shares of promo and freight. */
  pieceCents: readonly number[]
  /** On the shelf and not reserved when it is placed. */
  piecesLeft: number
}

export interface Parcel {
  lines: readonly { lineId: number; quantity: number }[]
  carrier: string
  trackingNumber: string
}

/** Where the sum of the order is, in cents; what is in none of these the shopper has. */
export interface OrderMoney {
  /** Paid, and held in escrow by the ledger until receipt. */
  inTrustCents: number
  /** The shop’s own: revenue in the ledger. */
  revenueCents: number
  /** Back in the shopper’s balance. */
  givenBackCents: number
}

/** What the shelf and the goods’ sales count of the order, in pieces. */
export interface OrderStock {
  /** On the shelf, and nobody else’s. */
  reservedPieces: number
  /** Left the shelf with a carrier, even if they were refunded since. */
  sentPieces: number
  /** Came back fit for sale. */
  restockedPieces: number
  /** Count as sold since receipt; a late refund takes none of them back. */
  soldPieces: number
}

export interface OrderContext {
  totalCents: number
  money: OrderMoney
  stock: OrderStock
  lines: readonly OrderLineFacts[]
  /** The moment, in ms since 1970, when the clock acts or a right ends; null where there is none. */
  deadline: number | null
  /** What was left of the deadline, in ms, when an after-sale request stopped it. */
  timeLeft: number | null
  extensions: number
  refund: OpenRefund | null
}

/** `at` is the moment of the event, in ms since 1970. */
export type OrderEvent =
  | { type: 'order.placed'; at: number; lines: readonly PlacedLine[]; totalCents: number }
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
  | {
      type: 'refund.approved'
      returnAddress: string | null
      /** Less than was asked for, and why. */
      offer: { amountCents: number; reason: string } | null
    }
  | { type: 'goods.sentBack'; carrier: string; trackingNumber: string }
  | { type: 'goods.returned'; resellableQuantity: number }
  | { type: 'refund.settled'; at: number }
