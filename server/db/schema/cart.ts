import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment, ref } from '../columns.ts'
import { skus } from './catalogue.ts'
import { users } from './users.ts'

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    selected: boolean('selected').notNull(),
    /** The unit price when the line was added; null for lines older than the column. */
    seenPriceCents: integer('seen_price_cents'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skuId] }),
    check('cart_lines_seen_price', sql`${table.seenPriceCents} >= 0`),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)
