import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isOneOf, moment, ref, rowId } from '../columns.ts'
import { orderEvents, orders } from './orders.ts'

export const orderMailKinds = ['placed', 'shipped', 'returned', 'refunded'] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** Queued mails to shoppers with a mail address. A trigger on the order's events inserts them. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: rowId(),
    eventId: ref('event_id')
      .notNull()
      .references(() => orderEvents.id),
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
    index('order_mails_due').on(table.nextTryAt),
    index('order_mails_age').on(table.createdAt),
    check('order_mails_kind', isOneOf(table.kind, orderMailKinds)),
  ],
)
