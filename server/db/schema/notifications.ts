import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { notificationTopics, notificationWays } from '../../../contract/notificationSettings.ts'
import { isOneOf, moment, ref, rowId } from '../columns.ts'
import { orders } from './orders.ts'
import { notices, sessions, users } from './users.ts'

/** What a shopper chose. A topic and way without a row has its default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    topic: text('topic', { enum: notificationTopics }).notNull(),
    way: text('way', { enum: notificationWays }).notNull(),
    wanted: boolean('wanted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic, table.way] }),
    check(
      'notification_choices_known',
      sql`${isOneOf(table.topic, notificationTopics)} and ${isOneOf(table.way, notificationWays)}`,
    ),
  ],
)

/**
 * Web push subscriptions, at most one for each session. They end with the session, and their unsent
 * messages with them.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: rowId(),
    sessionId: ref('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and secret, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_session').on(table.sessionId),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId, table.id),
  ],
)

/** Queued push messages: a trigger inserts one for each new notice and subscription. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: rowId(),
    noticeId: ref('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    subscriptionId: ref('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    tries: smallint('tries').notNull().default(0),
    /** Null once it was sent or given up. */
    nextTryAt: moment('next_try_at'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_messages_once').on(table.noticeId, table.subscriptionId),
    index('push_messages_subscription').on(table.subscriptionId),
    index('push_messages_due').on(table.nextTryAt),
    index('push_messages_age').on(table.createdAt),
  ],
)

/** The public part of the key that this database's subscriptions belong to. */
export const pushKey = pgTable(
  'push_key',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [check('push_key_one_row', sql`${table.onlyRow}`)],
)

/** The deadline of each order that its shopper was last reminded of. */
export const receiptReminders = pgTable('receipt_reminders', {
  orderId: ref('order_id')
    .primaryKey()
    .references(() => orders.id),
  deadline: moment('deadline').notNull(),
})
