import type { Hono } from 'hono'
import * as v from 'valibot'
import { id, note, quantity, text } from '../../contract/fields.ts'
import type { Changing } from '../domain/orders/changeOrder.ts'
import { findOrderId } from '../domain/orders/listForOperator.ts'
import { correctTracking } from '../domain/parcels/correctTracking.ts'
import { shipParcel } from '../domain/parcels/shipParcel.ts'
import { trackParcel } from '../domain/parcels/trackParcel.ts'
import { annulOrder } from '../domain/refunds/annulOrder.ts'
import { readBody } from './readRequest.ts'

const shipBody = v.strictObject({
  /** The order's number or id. */
  order: text(40),
  /** All that no carrier has yet when it is left out. */
  lines: v.optional(v.pipe(v.array(v.strictObject({ lineId: id, quantity })), v.minLength(1))),
  carrier: text(60),
  trackingNumber: text(60),
})

const correctBody = v.strictObject({
  parcelId: id,
  trackingNumber: text(60),
  carrier: v.optional(text(60)),
})

const trackBody = v.strictObject({ parcelId: id, happened: v.pipe(note(200), v.minLength(1)) })

const annulBody = v.strictObject({
  /** The order's number or id. */
  order: text(40),
  reason: v.pipe(note(200), v.minLength(1)),
})

export function addParcelRoutes(hono: Hono, ctx: Changing): void {
  hono.post('/ship', async (context) => {
    const { order, ...parcel } = await readBody(shipBody, context)
    const orderId = await findOrderId({ ctx, input: { name: order } })
    return context.json(await shipParcel({ ctx, input: { orderId, ...parcel } }))
  })
  hono.post('/annul', async (context) => {
    const { order, reason } = await readBody(annulBody, context)
    const orderId = await findOrderId({ ctx, input: { name: order } })
    return context.json(await annulOrder({ ctx, input: { orderId, reason } }))
  })
  hono.post('/parcels/correct', async (context) => {
    const input = await readBody(correctBody, context)
    return context.json(await correctTracking({ ctx, input }))
  })
  hono.post('/parcels/track', async (context) => {
    const input = await readBody(trackBody, context)
    return context.json(await trackParcel({ ctx, input }))
  })
}
