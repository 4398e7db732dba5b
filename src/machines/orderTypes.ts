export interface OrderLineFacts {
  lineId: number
  quantity: number
  /** What each piece that is not refunded yet can give back, in cents. */
  refundablePieces: readonly number[]
  /** Pieces that are neither sent nor refunded. */
  unsentPieces: number
  reviewed: boolean
  /** Once sent, its pieces can't be returned without a reason. */
  nonReturnable: boolean
}

export interface RefundRequest {
  lines: readonly { lineId: number; quantity: number }[]
  amountCents: number
  withReturn: boolean
  /** True: the request is about sent pieces. False: it takes unsent pieces first. */
  isOfSent: boolean
}

/** `offeredCents` is the shop's offer. Null if it did not offer less than was asked for. */
export interface OpenRefund extends RefundRequest {
  offeredCents: number | null
  /** A statutory return, which the shop can't refuse. */
  isStatutory: boolean
  /** What the shop deducts from a statutory return for wear, in cents. */
  deductedCents: number
}

export interface PlacedLine {
  lineId: number
  quantity: number
  /** The cost of each piece in cents, with its share of discount and freight. */
  pieceCents: readonly number[]
  /** Unreserved stock when the order is placed. */
  piecesLeft: number
  nonReturnable: boolean
}

export interface Parcel {
  lines: readonly { lineId: number; quantity: number }[]
  carrier: string
  trackingNumber: string
}

/** Where the order's money is, in cents. The rest is the shopper's. */
export interface OrderMoney {
  /** Paid, and held in escrow by the ledger until receipt. */
  inEscrowCents: number
  /** The shop’s own: revenue in the ledger. */
  revenueCents: number
  /** Refunded to the shopper’s balance. */
  givenBackCents: number
}

/** The order's effect on stock and sales count, in pieces. */
export interface OrderStock {
  /** In stock, and reserved for this order. */
  reservedPieces: number
  /** Sent with a carrier, including those refunded later. */
  sentPieces: number
  /** Returned, and fit for sale. */
  restockedPieces: number
  /** Counted as sold since receipt. A late refund doesn't reduce the number. */
  soldPieces: number
}

export interface OrderContext {
  totalCents: number
  money: OrderMoney
  stock: OrderStock
  lines: readonly OrderLineFacts[]
  /** When the clock acts or a right ends, in ms since 1970. Null if no deadline runs. */
  deadline: number | null
  /** The rest of the deadline in ms, when an after-sale request stopped it. */
  timeLeft: number | null
  /** When the time for a statutory return ends, in ms since 1970. Null before receipt. */
  returnUntil: number | null
  /** The rest of that time in ms, when an after-sale request stopped it. */
  returnTimeLeft: number | null
  extensions: number
  refund: OpenRefund | null
}

/** `at` is the time of the event in ms since 1970. */
export type OrderEvent =
  | { type: 'order.placed'; at: number; lines: readonly PlacedLine[]; totalCents: number }
  | { type: 'order.paid'; at: number; codeProven: boolean; balanceCents: number }
  | { type: 'order.cancelled' }
  | { type: 'order.expired'; at: number }
  | ({ type: 'parcel.shipped'; at: number } & Parcel)
  | { type: 'order.annulled'; at: number; reason: string }
  /** `returnUntil` is the end of the 14th day after receipt where the goods were delivered. */
  | { type: 'receipt.confirmed'; at: number; returnUntil: number }
  | { type: 'receipt.autoConfirmed'; at: number; returnUntil: number }
  | { type: 'receipt.extended' }
  | { type: 'review.submitted'; at: number; lineIds: readonly number[] }
  | { type: 'order.completed'; at: number }
  | {
      type: 'return.declared'
      at: number
      lines: readonly { lineId: number; quantity: number }[]
      /** What these pieces give back, as the server calculates it. */
      amountCents: number
    }
  | { type: 'return.lapsed'; at: number }
  | { type: 'refund.applied'; at: number; request: RefundRequest }
  | { type: 'refund.withdrawn'; at: number }
  | { type: 'refund.refused'; at: number; reason: string }
  | {
      type: 'refund.approved'
      returnAddress: string | null
      /** Less than was asked for, with the reason. */
      offer: { amountCents: number; reason: string } | null
    }
  | { type: 'goods.sentBack'; carrier: string; trackingNumber: string }
  | {
      type: 'goods.returned'
      resellableQuantity: number
      /** For wear of goods of a statutory return, with the reason. */
      deduction: { amountCents: number; reason: string } | null
    }
  | { type: 'refund.settled'; at: number }
