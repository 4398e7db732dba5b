import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '../../../contract/invoice.ts'
import { cents, isOneOf, moment, ref } from '../columns.ts'
import { orders } from './orders.ts'
import { refunds } from './refunds.ts'

export const invoiceKinds = ['invoice', 'creditNote'] as const

/** The last number of each kind. A number is taken at the commit, as the transaction's last lock. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    kind: text('kind', { enum: invoiceKinds }).primaryKey(),
    last: integer('last').notNull().default(0),
  },
  (table) => [check('invoice_numbers_kind', isOneOf(table.kind, invoiceKinds))],
)

/**
 * Invoices and credit notes, written by a trigger on the transfers. Append-only: what was printed
 * once stays as it is.
 */
export const invoices = pgTable(
  'invoices',
  {
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    /** Without a gap from 1, for each kind. */
    number: integer('number').notNull(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund that a credit note is about. */
    refundId: ref('refund_id').references(() => refunds.id),
    amountCents: cents('amount_cents').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.number] }),
    uniqueIndex('invoices_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoices_refund').on(table.refundId),
    check(
      'invoices_kind',
      sql`${isOneOf(table.kind, invoiceKinds)} and (${table.kind} = 'creditNote') = (${table.refundId} is not null)`,
    ),
    check('invoices_number', sql`${table.number} > 0`),
  ],
)

/** Who runs the platform: on invoices, in the imprint, and on the service page. */
export const platformContact = pgTable(
  'platform_contact',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    name: text('name').notNull(),
    address: text('address').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    hours: text('hours'),
    /** Register and tax numbers, as the platform's law asks for. */
    registration: text('registration'),
  },
  (table) => [check('platform_contact_one_row', sql`${table.onlyRow}`)],
)
