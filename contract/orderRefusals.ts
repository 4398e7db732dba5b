import * as v from 'valibot'
import { cents } from './fields.ts'
import { orderDetail } from './orderDetail.ts'
import { quote } from './quote.ts'

const order = { order: orderDetail }

/** The order as it now is. */
export const orderRefused = v.object(order)
/** The line it is about, where it is about one, and the order as it now is. */
export const orderLineRefused = v.object({ lineId: v.nullable(v.number()), ...order })
export const refundTooHigh = v.object({ maxAmountCents: cents, ...order })
/** The quote as it now is. */
export const quoteRefused = v.object({ quote })
