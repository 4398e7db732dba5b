import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { refundStages, refundTypes } from '../../../contract/refundDetail.ts'
import { cents, isOneOf, moment, ref, rowId } from '../columns.ts'
import { orderLines, orders } from './orders.ts'
import { users } from './users.ts'

export const refunds = pgTable(
  'refunds',
  {
    id: rowId(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    stage: text('stage', { enum: refundStages }).notNull(),
    type: text('type', { enum: refundTypes }).notNull(),
    goodsReceived: boolean('goods_received').notNull(),
    /** The order's status at the time of the request. */
    statusBefore: smallint('status_before').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /**
     * The requested sum when the shop grants less, and its reason. The pieces don't count as
     * refunded then.
     */
    askedCents: cents('asked_cents'),
    offeredFor: text('offered_for'),
    reason: text('reason').notNull(),
    explanation: text('explanation').notNull(),
    evidence: jsonb('proofs').$type<string[]>().notNull(),
    returnAddress: text('return_address'),
    returnCarrier: text('return_carrier'),
    returnTrackingNumber: text('return_tracking_number'),
    refusedFor: text('refused_for'),
    /** The shop made this request itself, for an order that it can't fulfil. */
    isAnnulment: boolean('is_annulment').notNull().default(false),
    /** A statutory return: declared without a reason, and not refusable. */
    isStatutory: boolean('is_statutory').notNull().default(false),
    /** What the shop deducted from a statutory return for wear, and why. */
    deductedCents: cents('deducted_cents').notNull().default(0),
    deductedFor: text('deducted_for'),
    appliedAt: moment('applied_at').notNull(),
    /** When the stage was reached. */
    stageAt: moment('stage_at').notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_user').on(table.userId, table.id),
    uniqueIndex('refunds_one_open')
      .on(table.orderId)
      .where(sql`${table.stage} in ('applying', 'awaitingReturn', 'returning', 'refunding')`),
    index('refunds_stage').on(table.stage, table.id),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check(
      'refunds_offer',
      sql`case when ${table.askedCents} is null then ${table.offeredFor} is null else ${table.askedCents} > ${table.amountCents} and coalesce(btrim(${table.offeredFor}), '') <> '' end`,
    ),
    check(
      'refunds_deduction',
      sql`case when ${table.deductedCents} = 0 then ${table.deductedFor} is null else ${table.isStatutory} and ${table.deductedCents} > 0 and coalesce(btrim(${table.deductedFor}), '') <> '' end`,
    ),
    check('refunds_stage_known', isOneOf(table.stage, refundStages)),
    check(
      'refunds_type',
      sql`${isOneOf(table.type, refundTypes)} and ${table.statusBefore} in (1, 2, 3, 4)`,
    ),
  ],
)

export const refundLines = pgTable(
  'refund_lines',
  {
    id: rowId(),
    refundId: ref('refund_id')
      .notNull()
      .references(() => refunds.id),
    orderLineId: ref('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    /** Those of them that no carrier had at the time of the request. */
    unsentQuantity: integer('unsent_quantity').notNull(),
    /** Its share of the refund's amount. */
    amountCents: cents('amount_cents').notNull(),
    /** Its share of the requested sum when the shop grants less. */
    askedCents: cents('asked_cents'),
    /** Its share of what was deducted for wear. */
    deductedCents: cents('deducted_cents').notNull().default(0),
    /** Returned pieces that are fit for sale. */
    resellableQuantity: integer('resellable_quantity'),
  },
  (table) => [
    uniqueIndex('refund_lines_once').on(table.refundId, table.orderLineId),
    check(
      'refund_lines_quantity',
      sql`${table.quantity} > 0 and ${table.resellableQuantity} between 0 and ${table.quantity} and ${table.unsentQuantity} between 0 and ${table.quantity}`,
    ),
  ],
)
