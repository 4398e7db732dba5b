import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { messageSenders } from '../../../contract/messages.ts'
import { isOneOf, moment, ref, rowId } from '../columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** What shoppers and the shop wrote to each other about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: rowId(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    /** Whose order it is. */
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    sender: text('sender', { enum: messageSenders }).notNull(),
    text: text('text').notNull(),
    /** Ids of uploads. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the shopper opened it, or when the shop answered it. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('order_messages_order').on(table.orderId, table.id),
    index('order_messages_user').on(table.userId),
    index('order_messages_unread')
      .on(table.sender, table.id)
      .where(sql`${table.readAt} is null`),
    check('order_messages_sender', isOneOf(table.sender, messageSenders)),
  ],
)
