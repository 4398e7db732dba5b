import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isOneOf, moment, ref, rowId } from '../columns.ts'
import { orderMessages } from './messages.ts'
import { orderEvents, orders } from './orders.ts'
import { notices } from './users.ts'
import { withdrawals } from './wallet.ts'

export const orderMailKinds = [
  'placed',
  'shipped',
  'returned',
  'refunded',
  'refused',
  'message',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

export const withdrawalMailKinds = ['withdrawalPassed', 'withdrawalRefused'] as const
export type WithdrawalMailKind = (typeof withdrawalMailKinds)[number]

/** A change of what proves the shopper. Its notice says which one. */
export const securityMailKind = 'security'

/** Any other notice that is mailed. */
export const noticeMailKind = 'notice'

const mailKinds = [
  ...orderMailKinds,
  ...withdrawalMailKinds,
  securityMailKind,
  noticeMailKind,
] as const

/**
 * Queued mails to shoppers with a mail address. Triggers on the order's events, on the shop's
 * messages, on answered withdrawals and on notices insert them.
 */
export const orderMails = pgTable(
  'order_mails',
  {
    id: rowId(),
    /** The event, the message, the withdrawal or the notice that the mail is about. */
    eventId: ref('event_id').references(() => orderEvents.id),
    messageId: ref('message_id').references(() => orderMessages.id),
    withdrawalId: ref('withdrawal_id').references(() => withdrawals.id),
    noticeId: ref('notice_id').references(() => notices.id, { onDelete: 'cascade' }),
    /** Null for a withdrawal and for a notice. */
    orderId: ref('order_id').references(() => orders.id),
    kind: text('kind', { enum: mailKinds }).notNull(),
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
    uniqueIndex('order_mails_withdrawal').on(table.withdrawalId),
    uniqueIndex('order_mails_notice').on(table.noticeId),
    index('order_mails_due').on(table.nextTryAt),
    index('order_mails_age').on(table.createdAt),
    check('order_mails_kind', isOneOf(table.kind, mailKinds)),
    check(
      'order_mails_about',
      sql`case when ${table.kind} = 'message' then ${table.messageId} is not null when ${table.kind} like 'withdrawal%' then ${table.withdrawalId} is not null when ${table.kind} in ('security', 'notice') then ${table.noticeId} is not null else ${table.eventId} is not null end and num_nonnulls(${table.eventId}, ${table.messageId}, ${table.withdrawalId}, ${table.noticeId}) = 1 and (${table.orderId} is null) = (coalesce(${table.withdrawalId}, ${table.noticeId}) is not null)`,
    ),
  ],
)
