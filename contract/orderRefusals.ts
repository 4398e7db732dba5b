import * as v from 'valibot'
import { cents } from './fields.ts'
import { orderDetail } from './orderDetail.ts'
import { quote } from './quote.ts'

const order = { order: orderDetail }

/** Carries the current order. */
export const orderRefused = v.object(order)
/** Carries the line concerned, if there is one, and the current order. */
export const orderLineRefused = v.object({ lineId: v.nullable(v.number()), ...order })
export const refundTooHigh = v.object({ maxAmountCents: cents, ...order })
/** Carries the current quote. */
export const quoteRefused = v.object({ quote })
