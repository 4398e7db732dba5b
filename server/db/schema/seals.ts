import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '../columns.ts'

export const sealedLedgers = ['transfers', 'order_events', 'stock_movements', 'office_log'] as const
export type SealedLedger = (typeof sealedLedgers)[number]

const whole = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Append-only. Each seal covers the ids after the previous one, and contains that one's digest. */
export const seals = pgTable(
  'seals',
  {
    ledger: text('ledger', { enum: sealedLedgers }).notNull(),
    number: whole('number'),
    fromId: whole('from_id'),
    toId: whole('to_id'),
    rowCount: whole('row_count'),
    /** The sum of the rows' cents or pieces. */
    sum: whole('sum'),
    rowsDigest: text('rows_digest').notNull(),
    previousDigest: text('previous_digest').notNull(),
    digest: text('digest').notNull(),
    sealedAt: moment('sealed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ledger, table.number] }),
    check('seals_ledger', isOneOf(table.ledger, sealedLedgers)),
    check(
      'seals_range',
      sql`${table.number} > 0 and ${table.fromId} <= ${table.toId} and ${table.rowCount} > 0`,
    ),
  ],
)
