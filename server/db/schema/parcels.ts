import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { parcelEventKinds } from '../../../contract/parcel.ts'
import { isOneOf, moment, ref, rowId } from '../columns.ts'
import { orderLines, orders } from './orders.ts'

/**
 * The pieces of an order that left in one parcel. Only a wrong carrier or tracking number can be
 * corrected.
 */
export const parcels = pgTable(
  'parcels',
  {
    id: rowId(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    shippedAt: moment('shipped_at').notNull(),
    /** Set with a corrected carrier and number. The former ones go into the parcel's events. */
    correctedAt: moment('corrected_at'),
  },
  (table) => [
    index('parcels_order').on(table.orderId, table.id),
    check(
      'parcels_tracking',
      sql`btrim(${table.carrier}) <> '' and btrim(${table.trackingNumber}) <> ''`,
    ),
  ],
)

/** Pieces of a line. A trigger updates the line's `sent_quantity`. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    id: rowId(),
    parcelId: ref('parcel_id')
      .notNull()
      .references(() => parcels.id),
    orderLineId: ref('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    uniqueIndex('parcel_lines_once').on(table.parcelId, table.orderLineId),
    index('parcel_lines_line').on(table.orderLineId),
    check('parcel_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: rowId(),
    parcelId: ref('parcel_id')
      .notNull()
      .references(() => parcels.id),
    kind: text('kind', { enum: parcelEventKinds }).notNull(),
    /** What happened, or the former tracking number. */
    text: text('text').notNull(),
    /** The former carrier. */
    carrier: text('carrier'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('parcel_events_parcel').on(table.parcelId, table.id),
    check(
      'parcel_events_known',
      sql`${isOneOf(table.kind, parcelEventKinds)} and (${table.kind} = 'corrected') = (${table.carrier} is not null)`,
    ),
  ],
)
