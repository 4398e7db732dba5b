import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  networkCodes,
  rechargeMethods,
  withdrawalMethods,
} from '../../../contract/walletRecords.ts'
import { bytes, cents, isOneOf, moment, ref, rowId } from '../columns.ts'
import { orders } from './orders.ts'
import { uploads } from './uploads.ts'
import { users } from './users.ts'

/** Blockchain networks. Deposit addresses belong to the shop: none is seeded outside the demo. */
export const networks = pgTable(
  'networks',
  {
    code: text('code', { enum: networkCodes }).primaryKey(),
    name: text('name').notNull(),
    asset: text('asset').notNull(),
    depositAddress: text('deposit_address').notNull(),
    minRechargeCents: cents('min_recharge_cents').notNull(),
    minWithdrawalCents: cents('min_withdrawal_cents').notNull(),
    withdrawalChargeCents: cents('withdrawal_charge_cents').notNull(),
    confirmations: integer('confirmations').notNull(),
    position: smallint('position').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [
    check(
      'networks_amounts',
      sql`${table.minRechargeCents} > 0 and ${table.minWithdrawalCents} > 0 and ${table.withdrawalChargeCents} >= 0`,
    ),
  ],
)

/** How shoppers pay for a top-up by card: to an account, by a link, or either. No row: not offered. */
export const cardInstructions = pgTable(
  'card_instructions',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    holder: text('holder'),
    bank: text('bank'),
    account: text('account'),
    code: text('code'),
    link: text('link'),
  },
  (table) => [
    check('card_instructions_one_row', sql`${table.onlyRow}`),
    check(
      'card_instructions_way',
      sql`${table.link} is not null or num_nulls(${table.holder}, ${table.bank}, ${table.account}) = 0`,
    ),
  ],
)

/** A trigger makes a resolved row immutable: an audit resolves once. */
export const recharges = pgTable(
  'recharges',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    status: smallint('status').notNull(),
    method: text('method', { enum: rechargeMethods }).notNull(),
    network: text('network', { enum: networkCodes }).references(() => networks.code),
    /** The address as it was shown, even if the network's changes later. */
    depositAddress: text('deposit_address'),
    ownAddress: text('own_address'),
    transactionHash: text('transaction_hash'),
    amountCents: cents('amount_cents').notNull(),
    arrivedCents: cents('arrived_cents'),
    /** Null once its shopper's account is deleted. */
    evidenceId: text('evidence_id').references(() => uploads.id),
    evidenceHash: bytes('evidence_hash').notNull(),
    refusedFor: text('refused_for'),
    /** The order it pays. The order stays reserved until the audit. */
    orderId: ref('order_id').references(() => orders.id),
    submittedAt: moment('submitted_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('recharges_user').on(table.userId, table.id),
    index('recharges_evidence').on(table.evidenceId),
    index('recharges_waiting')
      .on(table.id)
      .where(sql`${table.status} = 0`),
    uniqueIndex('recharges_evidence_once')
      .on(table.evidenceHash)
      .where(sql`${table.status} <> 2`),
    uniqueIndex('recharges_transaction_once')
      .on(table.transactionHash)
      .where(sql`${table.status} <> 2`),
    check('recharges_method_known', isOneOf(table.method, rechargeMethods)),
    check('recharges_amount', sql`${table.amountCents} > 0 and ${table.arrivedCents} > 0`),
    check(
      'recharges_status',
      sql`${table.status} in (0, 1, 2)
        and (${table.status} = 0) = (${table.resolvedAt} is null)
        and (${table.status} = 1) = (${table.arrivedCents} is not null)
        and (${table.status} = 2) = (${table.refusedFor} is not null)`,
    ),
    check(
      'recharges_method',
      sql`(${table.method} = 'chain') = (${table.network} is not null)
        and (${table.method} = 'chain') = (${table.ownAddress} is not null)
        and (${table.method} = 'chain') = (${table.depositAddress} is not null)`,
    ),
  ],
)

const target = {
  method: text('method', { enum: withdrawalMethods }).notNull(),
  cardNumber: text('card_number'),
  bankName: text('bank_name'),
  network: text('network', { enum: networkCodes }).references(() => networks.code),
  address: text('address'),
  amountCents: cents('amount_cents').notNull(),
  chargeCents: cents('charge_cents').notNull(),
}

/** What the payment code confirms: a target and a sum that can't change any more. */
export const withdrawalQuotes = pgTable(
  'withdrawal_quotes',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    ...target,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('withdrawal_quotes_user').on(table.userId, table.expiresAt),
    index('withdrawal_quotes_expiry')
      .on(table.expiresAt)
      .where(sql`${table.usedAt} is null`),
  ],
)

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    status: smallint('status').notNull(),
    quoteId: ref('quote_id')
      .notNull()
      .references(() => withdrawalQuotes.id),
    ...target,
    reference: text('reference'),
    refusedFor: text('refused_for'),
    submittedAt: moment('submitted_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('withdrawals_user').on(table.userId, table.id),
    index('withdrawals_waiting')
      .on(table.id)
      .where(sql`${table.status} = 0`),
    uniqueIndex('withdrawals_quote_once').on(table.quoteId),
    check('withdrawals_method_known', isOneOf(table.method, withdrawalMethods)),
    check('withdrawals_amount', sql`${table.amountCents} > 0 and ${table.chargeCents} >= 0`),
    check(
      'withdrawals_status',
      sql`${table.status} in (-1, 0, 1, 2)
        and (${table.status} = 0) = (${table.resolvedAt} is null)
        and (${table.status} = 1) = (${table.reference} is not null)
        and (${table.status} = 2) = (${table.refusedFor} is not null)`,
    ),
    check(
      'withdrawals_method',
      sql`(${table.method} = 'chain') = (${table.network} is not null and ${table.address} is not null)
        and (${table.method} = 'bank') = (${table.cardNumber} is not null and ${table.bankName} is not null)`,
    ),
  ],
)
