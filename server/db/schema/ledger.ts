import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, moment, ref, rowId } from '../columns.ts'
import { adjustments } from './adjustments.ts'
import { orders } from './orders.ts'
import { refunds } from './refunds.ts'
import { users } from './users.ts'
import { recharges, withdrawals } from './wallet.ts'

const accountKinds = ['available', 'held', 'external', 'escrow', 'revenue', 'fee'] as const
export type AccountKind = (typeof accountKinds)[number]

/**
 * `external` is what the shop holds for its shoppers (an asset, which debits increase); credits
 * increase all others. So external equals the sum of all others, and no balance is negative.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: rowId(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    userId: ref('user_id').references(() => users.id),
    /**
     * A system account is split into shards, so that its row lock isn't a bottleneck; see
     * docs/decisions.
     */
    shard: smallint('shard').notNull().default(0),
    balanceCents: cents('balance_cents').notNull().default(0),
    /**
     * Set by a trigger: the transaction that opened the account. Only that one may insert an
     * opening balance.
     */
    openedIn: bigint('opened_in', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('accounts_user_kind')
      .on(table.userId, table.kind)
      .where(sql`${table.userId} is not null`),
    uniqueIndex('accounts_system_kind')
      .on(table.kind, table.shard)
      .where(sql`${table.userId} is null`),
    check('accounts_not_negative', sql`${table.balanceCents} >= 0`),
    check(
      'accounts_owner',
      sql`(${table.kind} in ('available', 'held')) = (${table.userId} is not null)`,
    ),
  ],
)

export const transferKinds = [
  'openingBalance',
  'orderPaid',
  'orderSettled',
  'refund',
  'recharge',
  'withdrawalHeld',
  'withdrawalPaid',
  'withdrawalCharge',
  'withdrawalReturned',
  'adjustedUp',
  'adjustedDown',
  'rechargeReversed',
] as const
export type TransferKind = (typeof transferKinds)[number]

/**
 * Append-only: triggers refuse update, delete and truncate, and change the stored balances on
 * insert.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: rowId(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    debitAccountId: ref('debit_account_id')
      .notNull()
      .references(() => accounts.id),
    creditAccountId: ref('credit_account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    /** Set by the trigger: each account's balance after this transfer. */
    debitBalanceCents: cents('debit_balance_cents'),
    creditBalanceCents: cents('credit_balance_cents'),
    orderId: ref('order_id').references(() => orders.id),
    refundId: ref('refund_id').references(() => refunds.id),
    rechargeId: ref('recharge_id').references(() => recharges.id),
    withdrawalId: ref('withdrawal_id').references(() => withdrawals.id),
    adjustmentId: ref('adjustment_id').references(() => adjustments.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('transfers_debit').on(table.debitAccountId, table.id, table.kind),
    index('transfers_credit').on(table.creditAccountId, table.id, table.kind),
    index('transfers_debit_month').on(table.debitAccountId, table.createdAt),
    index('transfers_credit_month').on(table.creditAccountId, table.createdAt),
    index('transfers_order').on(table.orderId),
    uniqueIndex('transfers_paid_once')
      .on(table.orderId)
      .where(sql`${table.kind} = 'orderPaid'`),
    uniqueIndex('transfers_settled_once')
      .on(table.orderId)
      .where(sql`${table.kind} = 'orderSettled'`),
    uniqueIndex('transfers_refunded_once')
      .on(table.refundId)
      .where(sql`${table.refundId} is not null`),
    uniqueIndex('transfers_recharged_once')
      .on(table.rechargeId)
      .where(sql`${table.rechargeId} is not null`),
    uniqueIndex('transfers_withdrawal_once')
      .on(table.withdrawalId, table.kind)
      .where(sql`${table.withdrawalId} is not null`),
    uniqueIndex('transfers_adjusted_once')
      .on(table.adjustmentId)
      .where(sql`${table.adjustmentId} is not null`),
    check('transfers_positive', sql`${table.amountCents} > 0`),
    check('transfers_two_sides', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    check(
      'transfers_known',
      sql`transfer_is_known(${table.kind}, ${table.orderId}, ${table.refundId}, ${table.rechargeId}, ${table.withdrawalId}, ${table.adjustmentId})`,
    ),
  ],
)
