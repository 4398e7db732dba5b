import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment, rowId } from '../columns.ts'

export const officeActors = ['operator', 'autopilot'] as const
const outcomes = ['read', 'done', 'refused'] as const

/** Commands of the office. Append-only: triggers refuse update, delete and truncate. */
export const officeLog = pgTable(
  'office_log',
  {
    id: rowId(),
    actor: text('actor', { enum: officeActors }).notNull(),
    /**
     * As the command line sent it. The socket proves only that the caller was the server's user.
     */
    userName: text('user_name'),
    command: text('command').notNull(),
    /** Names such as `order HL…` and `refund 12`. */
    actedOn: text('acted_on').array().notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    /** Why the command was refused. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('office_log_acted_on').using('gin', table.actedOn),
    index('office_log_user').on(table.userName, table.id),
    check('office_log_actor', isOneOf(table.actor, officeActors)),
    check(
      'office_log_outcome',
      sql`${isOneOf(table.outcome, outcomes)} and (${table.outcome} = 'refused') = (${table.reason} is not null)`,
    ),
  ],
)
