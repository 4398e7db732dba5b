import * as v from 'valibot'
import { call } from './call.ts'
import { id, moment, nothing, page, paging } from './fields.ts'
import { mostCounted } from './mostCounted.ts'
import { orderPreview } from './orderPreview.ts'
import { picture } from './picture.ts'

/** An event about something the shopper owns. `kind` is the event's name in its chart. */
export const notice = v.object({
  id,
  kind: v.string(),
  orderId: v.nullable(id),
  refundId: v.nullable(id),
  rechargeId: v.optional(v.nullable(id)),
  withdrawalId: v.optional(v.nullable(id)),
  /** The variant that is in stock again. */
  skuId: v.optional(v.nullable(id)),
  /** The reason that the office wrote. */
  reason: v.optional(v.nullable(v.string())),
  /** The order that the notice is about; the stream omits it. */
  order: v.optional(v.nullable(orderPreview)),
  /** The product of `skuId`; the stream omits it. */
  product: v.optional(v.nullable(v.object({ id, title: v.string(), picture }))),
  at: moment,
  read: v.boolean(),
})
export type Notice = v.InferOutput<typeof notice>

export const listNotices = call({
  method: 'GET',
  path: '/api/notice/list',
  auth: 'session',
  summary: 'The shopper’s notices, newest first.',
  input: v.strictObject({ ...paging }),
  output: page(notice),
})

export const countNotices = call({
  method: 'GET',
  path: '/api/notice/count',
  auth: 'session',
  summary: `How many notices were not read yet, ${mostCounted} where there may be more.`,
  input: nothing,
  output: v.object({ unread: v.number() }),
})

export const readNotices = call({
  method: 'POST',
  path: '/api/notice/read',
  auth: 'session',
  guard: false,
  summary: 'Marks every notice up to this one as read.',
  input: v.strictObject({ upToId: id }),
  output: v.object({ unread: v.number() }),
})

/**
 * The live stream, read through fetch with the `token` header. After a lost connection, send the
 * `id` of the last event as `Last-Event-ID` (or `since`). Delivery is at least once: a notice can
 * arrive twice, and none is lost.
 */
export const eventStream = {
  address: '/api/events',
  /**
   * `open` once at the start, `notice` with a {@link notice}, `reset` when the client missed too
   * many.
   */
  events: ['open', 'notice', 'reset'],
} as const
