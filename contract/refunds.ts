import * as v from 'valibot'
import { call } from './call.ts'
import { bare } from './anyCallRefuses.ts'
import { orderLineRefused, orderRefused, refundTooHigh } from './orderRefusals.ts'
import { amountCents, cents, code, id, note, page, paging, quantity, text } from './fields.ts'
import { longest, maxCartLines } from './limits.ts'
import { orderDetail } from './orderDetail.ts'
import { refundDetail, refundTypes } from './refundDetail.ts'
import { maxUploadFiles, uploadId } from './uploads.ts'

export const refundedLines = v.pipe(
  v.array(v.strictObject({ lineId: id, quantity })),
  v.minLength(1),
  v.maxLength(maxCartLines),
)

export const refundQuote = v.object({
  maxAmountCents: cents,
  lines: v.array(
    v.object({
      lineId: id,
      quantity: v.number(),
      priceCents: cents,
      /** Shares of promo discount and freight for these pieces. */
      discountCents: cents,
      freightCents: cents,
      /** Price less promo share plus freight share. */
      refundableCents: cents,
    }),
  ),
  /** Pieces can be returned once a carrier has received them. */
  returnPossible: v.boolean(),
})
export type RefundQuote = v.InferOutput<typeof refundQuote>

export const quoteRefund = call({
  method: 'POST',
  path: '/api/refund/quote',
  auth: 'session',
  guard: false,
  summary: 'The most that these lines can give back, and how it comes about.',
  refuses: { alreadyRefunded: orderLineRefused },
  input: v.strictObject({ orderId: id, lines: refundedLines }),
  output: refundQuote,
})

export const applyRefund = call({
  method: 'POST',
  path: '/api/refund/apply',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Asks for money back for lines of a paid order.',
  refuses: {
    stateChanged: orderRefused,
    alreadySubmitted: orderRefused,
    alreadyRefunded: orderLineRefused,
    refundTooHigh,
    refundPeriodOver: orderRefused,
    nothingToReturn: orderRefused,
    notSentYet: orderRefused,
    uploadMissing: bare,
  },
  input: v.strictObject({
    orderId: id,
    type: v.picklist(refundTypes),
    goodsReceived: v.boolean(),
    lines: refundedLines,
    amountCents,
    reason: text(longest.refundReason),
    explanation: v.pipe(note(longest.explanation), v.minLength(1)),
    evidence: v.pipe(v.array(uploadId), v.minLength(1), v.maxLength(maxUploadFiles)),
  }),
  output: orderDetail,
})

export const withdrawRefund = call({
  method: 'POST',
  path: '/api/refund/withdraw',
  auth: 'session',
  keyed: true,
  summary: 'Takes an open request back; the order goes on where it stood.',
  refuses: { stateChanged: orderRefused },
  input: v.strictObject({ refundId: id }),
  output: orderDetail,
})

export const sendGoodsBack = call({
  method: 'POST',
  path: '/api/refund/send_back',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Says with which carrier and number the goods are on their way back.',
  refuses: { stateChanged: orderRefused },
  input: v.strictObject({
    refundId: id,
    carrier: text(longest.carrier),
    trackingNumber: code(longest.trackingNumber),
  }),
  output: orderDetail,
})

export const showRefund = call({
  method: 'GET',
  path: '/api/refund/detail',
  auth: 'session',
  summary: 'One request for money back.',
  input: v.strictObject({ id }),
  output: refundDetail,
})

export const listRefunds = call({
  method: 'GET',
  path: '/api/refund/list',
  auth: 'session',
  summary: 'The shopper’s requests for money back, newest first.',
  input: v.strictObject({ ...paging }),
  output: page(refundDetail),
})
