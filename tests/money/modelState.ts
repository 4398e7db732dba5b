/** The model's data: plain figures and words, without any of the server's code. */

export interface ModelShopper {
  payCode: string
  availableCents: number
  heldCents: number
  wrongCodes: number
  /** In ms; null: not locked, or permanently locked when the count says so. */
  lockedUntil: number | null
}

export interface ModelRecharge {
  id: number
  owner: number
  amountCents: number
  evidence: string
  hash: string | null
  /** The order that it keeps reserved. */
  order: ModelOrder | null
  status: 0 | 1 | 2
}

export interface ModelQuote {
  id: number
  owner: number
  amountCents: number
  totalCents: number
  expiresAt: number
  isUsed: boolean
  isForgotten: boolean
}

export interface ModelProof {
  proof: string
  owner: number
  operation: 'orderPay' | 'withdraw'
  subjectId: number
  amountCents: number
  expiresAt: number
  isUsed: boolean
}

export interface ModelWithdrawal {
  id: number
  owner: number
  totalCents: number
  status: -1 | 0 | 1 | 2
}

export interface ModelLine {
  /** Index into the model's goods. */
  good: number
  quantity: number
  lineId: number
  /** Its share of the order's promo discount. */
  discountCents: number
  /** Pieces that were handed to a carrier. */
  sent: number
  /** Pieces that were refunded before they were sent. */
  keptBack: number
  refundedQuantity: number
  refundedCents: number
  /** Money refunded for its pieces without counting them as refunded. */
  reducedCents: number
  isReviewed: boolean
}

export type Stage = 'applying' | 'awaitingReturn' | 'returning' | 'refunding' | 'refunded'

export interface ModelOrder {
  id: number
  sn: string
  owner: number
  lines: ModelLine[]
  placedAt: number
  totalCents: number
  refundedCents: number
  status: -4 | -1 | 0 | 1 | 2 | 3 | 4
  stage: Stage | null
  statusBefore: 1 | 2 | 3 | 4
  /**
   * The end of the current period: to pay, receive, complete or request a late refund; null while
   * it doesn't run.
   */
  deadline: number | null
  leftMs: number | null
  /** The end of the time for a statutory return; null before receipt and while a request is open. */
  returnUntil: number | null
  returnLeftMs: number | null
  /** It uses the promo code up. */
  hasPromo: boolean
  isExpired: boolean
  isExtended: boolean
}

export interface ModelRefund {
  id: number
  order: ModelOrder
  withReturn: boolean
  lines: { line: ModelLine; quantity: number; unsent: number; amountCents: number }[]
  amountCents: number
  isOffer: boolean
  /** Declared without a reason. */
  isStatutory: boolean
  stage: Stage | 'withdrawn' | 'refused'
}

export interface ModelGood {
  priceCents: number
  freightCents: number
  nonReturnable: boolean
  onHand: number
  reserved: number
  sold: number
}

/** A code that each shopper can use once. */
export interface ModelPromo {
  code: string
  discountCents: number
  minSubtotalCents: number
}

export interface ModelState {
  now: number
  promo: ModelPromo
  shoppers: ModelShopper[]
  goods: ModelGood[]
  recharges: ModelRecharge[]
  quotes: ModelQuote[]
  proofs: ModelProof[]
  withdrawals: ModelWithdrawal[]
  orders: ModelOrder[]
  refunds: ModelRefund[]
}

/** What the API must answer: `ok` or a reason, and the least that its data must contain. */
export interface Verdict {
  word: string
  data?: Record<string, unknown>
}

export const ok: Verdict = { word: 'ok' }

export function no(word: string, data?: Record<string, unknown>): Verdict {
  return data ? { word, data } : { word }
}
