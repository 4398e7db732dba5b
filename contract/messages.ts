import * as v from 'valibot'
import { tryAgain } from './accountRefusals.ts'
import { bare } from './anyCallRefuses.ts'
import { call } from './call.ts'
import { id, moment, note } from './fields.ts'
import { longest, maxMessagePictures } from './limits.ts'
import { uploadedPicture, uploadId } from './uploads.ts'

export const messageSenders = ['shopper', 'shop'] as const

export const orderMessage = v.object({
  id,
  from: v.picklist(messageSenders),
  text: v.string(),
  /** Only the shopper can send pictures. */
  pictures: v.array(uploadedPicture),
  at: moment,
})
export type OrderMessage = v.InferOutput<typeof orderMessage>

/** What a shopper and the shop wrote to each other about one order. */
export const orderThread = v.object({
  orderId: id,
  sn: v.string(),
  /** Oldest first: the last `shownMessages`. */
  list: v.array(orderMessage),
  /** Messages of the shop that the shopper has not read. */
  unread: v.number(),
  /** When the shopper's time to write ends or ended. Null while the order is under way. */
  writableUntil: v.nullable(moment),
})
export type OrderThread = v.InferOutput<typeof orderThread>

export const showMessages = call({
  method: 'GET',
  path: '/api/message/thread',
  auth: 'session',
  summary: 'What the shopper and the shop wrote to each other about an order.',
  input: v.strictObject({ orderId: id }),
  output: orderThread,
})

export const sendMessage = call({
  method: 'POST',
  path: '/api/message/send',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Writes to the shop about an order.',
  refuses: { messagesClosed: bare, tooManyMessages: tryAgain, uploadMissing: bare },
  input: v.strictObject({
    orderId: id,
    text: v.pipe(note(longest.message), v.minLength(1)),
    pictures: v.pipe(v.array(uploadId), v.maxLength(maxMessagePictures)),
  }),
  output: orderThread,
})

export const readMessages = call({
  method: 'POST',
  path: '/api/message/read',
  auth: 'session',
  guard: false,
  summary: 'Marks the shop’s messages about an order as read, up to this one.',
  input: v.strictObject({ orderId: id, upToId: id }),
  output: orderThread,
})
