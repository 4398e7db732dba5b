import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment, ref } from '../columns.ts'
import { users } from './users.ts'

/** Pictures that shoppers sent; the files stand in the data folder under the same ids. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A review shows it to everyone. */
    isPublic: boolean('is_public').notNull().default(false),
    /** SHA-256 of the large picture: two uploads of one picture have the same. */
    contentHash: bytes('content_hash'),
    /** In how many places it stands; one that stands nowhere is swept a day after it came. */
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
