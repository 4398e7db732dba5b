import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isOneOf, moment, ref, rowId } from '../columns.ts'
import { orderMessages } from './messages.ts'
import { orderEvents, orders } from './orders.ts'

export const orderMailKinds = ['placed', 'shipped', 'returned', 'refunded', 'message'] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/**
 * Queued mails to shoppers with a mail address. Triggers on the order's events and on the shop's
 * messages insert them.
 */
export const orderMails = pgTable(
  'order_mails',
  {
    id: rowId(),
    /** The event or the message that the mail is about. */
    eventId: ref('event_id').references(() => orderEvents.id),
    messageId: ref('message_id').references(() => orderMessages.id),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: orderMailKinds }).notNull(),
    refundId: ref('refund_id'),
    tries: smallint('tries').notNull().default(0),
    /** Null once it was sent or given up. */
    nextTryAt: moment('next_try_at'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_mails_event').on(table.eventId),
    uniqueIndex('order_mails_message').on(table.messageId),
    index('order_mails_due').on(table.nextTryAt),
    index('order_mails_age').on(table.createdAt),
    check('order_mails_kind', isOneOf(table.kind, orderMailKinds)),
    check(
      'order_mails_about',
      sql`case when ${table.kind} = 'message' then ${table.messageId} is not null and ${table.eventId} is null else ${table.eventId} is not null and ${table.messageId} is null end`,
    ),
  ],
)
