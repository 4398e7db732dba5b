import * as v from 'valibot'
import { id, moment, quantity } from './fields.ts'

/**
 * For `happened`, `text` describes the event. For `corrected`, `text` is the previous tracking
 * number.
 */
export const parcelEventKinds = ['happened', 'corrected'] as const

/** Pieces of an order that a carrier has received. */
export const parcel = v.object({
  id,
  carrier: v.string(),
  trackingNumber: v.string(),
  shippedAt: moment,
  lines: v.array(v.object({ lineId: id, quantity })),
  /** The oldest event first. */
  events: v.array(
    v.object({ id, at: moment, kind: v.picklist(parcelEventKinds), text: v.string() }),
  ),
})
export type ParcelDetail = v.InferOutput<typeof parcel>
