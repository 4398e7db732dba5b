import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../columns.ts'
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('uploads_user').on(table.userId, table.createdAt)],
)
