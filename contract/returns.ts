import * as v from 'valibot'
import { tryAgain } from './accountRefusals.ts'
import { bare } from './anyCallRefuses.ts'
import { call } from './call.ts'
import { cents, code, id, moment, text } from './fields.ts'
import { longest } from './limits.ts'
import { orderLineRefused, orderRefused } from './orderRefusals.ts'
import { picture } from './picture.ts'
import { refundDetail } from './refundDetail.ts'
import { refundedLines } from './refunds.ts'

/** Why nothing of an order can be returned now. */
export const returnRefusals = ['unpaid', 'requestOpen', 'periodOver', 'nothingLeft'] as const

/** What of an order can be returned without a reason, and what it gives back. */
export const returnOffer = v.object({
  orderId: id,
  sn: v.string(),
  refusedFor: v.nullable(v.picklist(returnRefusals)),
  /** Null before receipt: the time has not begun. */
  until: v.nullable(moment),
  lines: v.array(
    v.object({
      lineId: id,
      productId: id,
      skuId: id,
      title: v.string(),
      variant: v.string(),
      picture,
      /** Pieces that can be returned. Fewer than there are where sent ones are not returnable. */
      quantity: v.number(),
      /** Those of them that were not sent. A return takes them first. */
      unsentQuantity: v.number(),
      nonReturnable: v.boolean(),
      /** What so many pieces give back: the first entry is for one piece. */
      givesBackCents: v.array(cents),
    }),
  ),
  /** By when declared goods must be sent back. Null unless they have to be. */
  sendBackBy: v.nullable(moment),
  /** The statutory return that is open, or the last one. */
  declared: v.nullable(refundDetail),
})
export type ReturnOffer = v.InferOutput<typeof returnOffer>

const refuses = {
  stateChanged: orderRefused,
  alreadySubmitted: orderRefused,
  alreadyRefunded: orderLineRefused,
  returnPeriodOver: orderRefused,
  notReturnable: orderLineRefused,
}

export const showReturn = call({
  method: 'GET',
  path: '/api/return/offer',
  auth: 'session',
  summary: 'What of an order can be returned without a reason.',
  input: v.strictObject({ orderId: id }),
  output: returnOffer,
})

export const declareReturn = call({
  method: 'POST',
  path: '/api/return/declare',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Returns pieces of an order without a reason; unsent ones are refunded at once.',
  refuses,
  input: v.strictObject({ orderId: id, lines: refundedLines }),
  output: returnOffer,
})

/** An order is proven by its number, and the postcode and phone of its address. */
const proof = {
  sn: code(40),
  /** Empty where the country has no postcodes. */
  postcode: v.optional(v.union([v.literal(''), code(longest.postcode)]), ''),
  mobile: text(40),
}
const refusesGuests = { orderUnknown: bare, tooManyAttempts: tryAgain }

export const findReturn = call({
  method: 'POST',
  path: '/api/return/find',
  auth: 'public',
  guard: false,
  summary: 'The same for who proves the order by its number, postcode and phone.',
  refuses: refusesGuests,
  input: v.strictObject(proof),
  output: returnOffer,
})

export const sendReturnAsGuest = call({
  method: 'POST',
  path: '/api/return/send_as_guest',
  auth: 'public',
  keyed: true,
  guard: false,
  summary: 'Says with which carrier and number declared goods are on their way back.',
  refuses: { stateChanged: orderRefused, ...refusesGuests },
  input: v.strictObject({
    ...proof,
    carrier: text(longest.carrier),
    trackingNumber: code(longest.trackingNumber),
  }),
  output: returnOffer,
})

export const declareReturnAsGuest = call({
  method: 'POST',
  path: '/api/return/declare_as_guest',
  auth: 'public',
  keyed: true,
  guard: false,
  summary: 'Returns pieces of an order that is proven by its number, postcode and phone.',
  refuses: { ...refuses, ...refusesGuests },
  input: v.strictObject({ ...proof, lines: refundedLines }),
  output: returnOffer,
})
