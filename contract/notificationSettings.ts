import * as v from 'valibot'
import { bare } from './anyCallRefuses.ts'
import { call } from './call.ts'
import { nothing } from './fields.ts'

/** What shoppers are notified of. Each notice belongs to one of them, or is shown in the app alone. */
export const notificationTopics = [
  'shipped',
  'delivered',
  'receiptDue',
  'refund',
  'message',
  'wallet',
  'security',
  'stock',
  'price',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

export const notificationWays = ['app', 'mail', 'push'] as const
export type NotificationWay = (typeof notificationWays)[number]

/** What can't be turned off: in the app all but alerts, and mails about the account's security. */
export function isFixed(topic: NotificationTopic, way: NotificationWay): boolean {
  return way === 'app'
    ? topic !== 'stock' && topic !== 'price'
    : way === 'mail' && topic === 'security'
}

const ways = { app: v.boolean(), mail: v.boolean(), push: v.boolean() }

export const notificationSettings = v.object({
  topics: v.array(v.object({ topic: v.picklist(notificationTopics), ...ways })),
  /** Whether notifications on a device may name goods and amounts. */
  showsDetails: v.boolean(),
  /** Whether there is an address to send mails to. */
  hasMail: v.boolean(),
  push: v.object({
    /** The VAPID key that browsers subscribe with; null where the server sends no push. */
    publicKey: v.nullable(v.string()),
    /** Whether the device of this session is subscribed. */
    isOn: v.boolean(),
  }),
})
export type NotificationSettings = v.InferOutput<typeof notificationSettings>

export const showNotificationSettings = call({
  method: 'GET',
  path: '/api/notification/settings',
  auth: 'session',
  summary: 'What the shopper is notified of, and by which ways.',
  input: nothing,
  output: notificationSettings,
})

export const setNotificationChoice = call({
  method: 'POST',
  path: '/api/notification/set',
  auth: 'session',
  guard: false,
  summary: 'Turns one way of one topic on or off.',
  refuses: { choiceFixed: bare },
  input: v.strictObject({
    topic: v.picklist(notificationTopics),
    way: v.picklist(notificationWays),
    wanted: v.boolean(),
  }),
  output: notificationSettings,
})

export const setPushDetails = call({
  method: 'POST',
  path: '/api/notification/details',
  auth: 'session',
  guard: false,
  summary: 'Allows notifications on a device to name goods and amounts, or no longer.',
  input: v.strictObject({ shown: v.boolean() }),
  output: notificationSettings,
})

/** A number of bytes in base64url without padding, as browsers give their keys. */
function base64url(bytes: number) {
  const digits = Math.ceil((bytes * 4) / 3)
  return v.pipe(v.string(), v.length(digits), v.regex(/^[\w-]+$/))
}

export const subscribePush = call({
  method: 'POST',
  path: '/api/push/subscribe',
  auth: 'session',
  guard: false,
  summary:
    'Sends push notifications to the device of this session from now on. Its older subscription ends.',
  refuses: { pushUnavailable: bare, pushRefused: bare },
  input: v.strictObject({
    /** The address at the browser’s push service, as its `PushSubscription` has it. */
    endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
    /** The browser’s public key, an uncompressed point of P-256. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
  output: notificationSettings,
})

export const unsubscribePush = call({
  method: 'POST',
  path: '/api/push/unsubscribe',
  auth: 'session',
  guard: false,
  summary: 'Sends no more push notifications to the device of this session.',
  input: nothing,
  output: notificationSettings,
})
