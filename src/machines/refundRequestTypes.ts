import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { RefundQuote } from '../../contract/refunds.ts'
import type { Failure, Refused } from './failure.ts'

export interface ChosenLine {
  lineId: number
  quantity: number
}

/** The fields of the form, apart from the lines. */
export interface RefundValues {
  type: 'refundOnly' | 'refundAndReturn'
  goodsReceived: boolean
  amountCents: number
  reason: string
  explanation: string
  evidence: readonly string[]
}

export type OpenRefundOutcome =
  | {
      type: 'opened'
      order: OrderDetail
      /** When it was read, in ms since 1970. */
      at: number
    }
  | { type: 'failed'; failure: Failure }

export type RefundQuoteOutcome =
  | { type: 'quoted'; quote: RefundQuote }
  | { type: 'refused'; failure: Refused }
  | { type: 'failed'; failure: Failure }

export type ApplyOutcome =
  | { type: 'accepted'; order: OrderDetail }
  | { type: 'refused'; failure: Refused }
  | { type: 'failed'; failure: Failure }

export interface RefundRequestInput {
  orderId: number
  /** The products in the address. Empty means all. */
  productIds: readonly number[]
}

export interface RefundRequestContext extends RefundRequestInput {
  order: OrderDetail | null
  lines: readonly ChosenLine[]
  quote: RefundQuote | null
  values: RefundValues | null
  failure: Failure | null
}

export type RefundRequestEvent =
  | { type: 'request.shown' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }
  | { type: 'lines.chosen'; lines: readonly ChosenLine[] }
  | { type: 'values.edited' }
  | { type: 'request.submitted'; values: RefundValues }
