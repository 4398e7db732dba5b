import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, moment, ref, rowId } from '../columns.ts'
import { users } from './users.ts'
import { recharges } from './wallet.ts'

/** Why the office changed a balance by hand, or took a credit back. Append-only, as the ledger is. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /** Negative where it leaves the balance. */
    amountCents: cents('amount_cents').notNull(),
    /** The recharge that it takes back, which can be once. */
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
