import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment, ref } from '../columns.ts'
import { users } from './users.ts'

/**
 * Pictures from shoppers, and of the shop's own goods. Their files are in the data folder or an object store under the same ids.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    /** Null for a picture of the shop's goods. */
    userId: ref('user_id').references(() => users.id),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** True once a review shows it to everyone. */
    isPublic: boolean('is_public').notNull().default(false),
    /** SHA-256 of the large picture: equal for two uploads of the same picture. */
    contentHash: bytes('content_hash'),
    /** The number of places that use it. An unused one is swept a day after its upload. */
    uses: integer('uses').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`${table.uses} = 0`),
    check('uploads_uses', sql`${table.uses} >= 0`),
  ],
)
