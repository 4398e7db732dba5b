import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, moment, ref, rowId } from '../columns.ts'
import { users } from './users.ts'
import { recharges } from './wallet.ts'

/**
 * The reasons why the office changed a balance or reversed a recharge. Append-only, like the
 * ledger.
 */
export const adjustments = pgTable(
  'adjustments',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /** Negative for a debit. */
    amountCents: cents('amount_cents').notNull(),
    /** The recharge that it reverses. Each can be reversed once. */
    rechargeId: ref('recharge_id')
      .unique('adjustments_reversed_once')
      .references(() => recharges.id),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('adjustments_user').on(table.userId, table.id),
    check('adjustments_amount', sql`${table.amountCents} <> 0`),
    check('adjustments_reversal', sql`${table.rechargeId} is null or ${table.amountCents} < 0`),
    check('adjustments_reason', sql`length(${table.reason}) > 0`),
  ],
)
