import type {
  NotificationTopic,
  NotificationWay,
} from '../../../../contract/notificationSettings.ts'
import type { NoticeKind } from '../../../db/schema/users.ts'

/** The topic of each kind of notice that is mailed or pushed. Others are shown in the app alone. */
const topics = {
  'parcel.shipped': 'shipped',
  'parcel.corrected': 'shipped',
  'parcel.tracked': 'shipped',
  'parcel.delivered': 'delivered',
  'receipt.due': 'receiptDue',
  'order.annulled': 'refund',
  'refund.refused': 'refund',
  'refund.approved': 'refund',
  'goods.returned': 'refund',
  'return.lapsed': 'refund',
  'refund.settled': 'refund',
  'message.received': 'message',
  'recharge.passed': 'wallet',
  'recharge.refused': 'wallet',
  'recharge.reversed': 'wallet',
  'withdrawal.passed': 'wallet',
  'withdrawal.refused': 'wallet',
  'balance.adjusted': 'wallet',
  'password.changed': 'security',
  'payCode.changed': 'security',
  'email.changed': 'security',
  'passkey.added': 'security',
  'passkey.removed': 'security',
  'passkey.refused': 'security',
  'passkey.waived': 'security',
  'stock.returned': 'stock',
  'price.lowered': 'price',
} as const satisfies Partial<Record<NoticeKind, NotificationTopic>>

/** A kind that is mailed or pushed. */
export type SentNoticeKind = keyof typeof topics

export const sentKinds = Object.keys(topics) as SentNoticeKind[]

export function isSent(kind: NoticeKind): kind is SentNoticeKind {
  return kind in topics
}

export function topicOf(kind: SentNoticeKind): NotificationTopic {
  return topics[kind]
}

/** What is sent before a shopper has chosen. Push needs a subscribed device as well. */
export function isWantedByDefault(topic: NotificationTopic, way: NotificationWay): boolean {
  return way !== 'mail' || topic !== 'delivered'
}
