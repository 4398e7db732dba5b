import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { orderActor, orderCodes } from '../../../contract/orderDetail.ts'
import type { AddressCopy } from '../../../contract/shippingAddress.ts'
import { cents, isOneOf, moment, ref, rowId } from '../columns.ts'
import { products, shops, skus } from './catalogue.ts'
import { users } from './users.ts'

export const orders = pgTable(
  'orders',
  {
    id: rowId(),
    sn: text('sn').notNull(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    status: smallint('status').notNull(),
    afterSaleStage: text('after_sale_stage'),
    address: jsonb('address').$type<AddressCopy>().notNull(),
    note: text('note').notNull(),
    quantity: integer('quantity').notNull(),
    subtotalCents: cents('subtotal_cents').notNull(),
    freightCents: cents('freight_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    promoCode: text('promo_code'),
    placedAt: moment('placed_at').notNull(),
    payDeadline: moment('pay_deadline'),
    paidAt: moment('paid_at'),
    /** The longest times of its shops until dispatch and in transit; null where one states none. */
    dispatchDays: smallint('dispatch_days'),
    transitDays: smallint('transit_days'),
    arrivesBy: moment('arrives_by'),
    /** The order's status before its after-sale request. */
    statusBefore: smallint('status_before'),
    /** When the clock acts (delivered, received, awaitingReturn) or a right ends (completed). */
    deadline: moment('deadline'),
    /** Milliseconds left of the deadline when an after-sale request stopped it. */
    deadlineLeftMs: bigint('deadline_left_ms', { mode: 'number' }),
    extendedAt: moment('extended_at'),
    /**
     * When the time for a statutory return ends, set at receipt. While an after-sale request stops
     * it, its rest in milliseconds.
     */
    returnUntil: moment('return_until'),
    returnLeftMs: bigint('return_left_ms', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('orders_sn').on(table.sn),
    index('orders_user').on(table.userId, table.id),
    index('orders_own_number').on(table.userId, table.sn.op('text_pattern_ops'), table.id),
    index('orders_user_status').on(table.userId, table.status, table.id),
    index('orders_pay_deadline')
      .on(table.payDeadline)
      .where(sql`${table.status} = 0`),
    index('orders_status_id').on(table.status, table.id),
    index('orders_deadline')
      .on(table.deadline)
      .where(sql`${table.status} in (-4, 2, 3)`),
    index('orders_own_deadline')
      .on(table.userId, table.deadline)
      .where(sql`${table.status} in (-4, 2, 3)`),
    check(
      'orders_after_sale',
      sql`(${table.status} = -4) = (${table.statusBefore} is not null) and (${table.status} = -4) = (${table.afterSaleStage} is not null)`,
    ),
    check(
      'orders_status',
      sql`${table.status} in (${sql.raw(Object.values(orderCodes).join(', '))})`,
    ),
    check(
      'orders_sum',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.freightCents} - ${table.discountCents} and ${table.totalCents} > 0`,
    ),
    check(
      'orders_refunded',
      sql`${table.refundedCents} >= 0 and ${table.refundedCents} <= ${table.totalCents}`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: rowId(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    /**
     * Copied from the order. One index on it holds a shopper's lines with their searchable text.
     */
    userId: ref('user_id').notNull(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    shopName: text('shop_name').notNull(),
    title: text('title').notNull(),
    variant: text('variant').notNull(),
    picture: text('picture').notNull(),
    unitPriceCents: cents('unit_price_cents').notNull(),
    quantity: integer('quantity').notNull(),
    /** As the product said when it was ordered. */
    nonReturnable: boolean('non_returnable').notNull().default(false),
    /**
     * The line's shares of promo discount and freight. The shares of all lines add up to the
     * order's.
     */
    discountCents: cents('discount_cents').notNull(),
    freightCents: cents('freight_cents').notNull(),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** The part of that sum for pieces that don't count as refunded. */
    reducedCents: cents('reduced_cents').notNull().default(0),
    /** Pieces in parcels. A trigger on the parcels' lines updates it. */
    sentQuantity: integer('sent_quantity').notNull().default(0),
    /** Refunded pieces that were never handed to a carrier. */
    keptBackQuantity: integer('kept_back_quantity').notNull().default(0),
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_own').on(table.userId, table.orderId),
    index('order_lines_sku').on(table.skuId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_refunded',
      sql`${table.refundedQuantity} between 0 and ${table.quantity} and ${table.refundedCents} >= 0`,
    ),
    check('order_lines_reduced', sql`${table.reducedCents} between 0 and ${table.refundedCents}`),
    check(
      'order_lines_sent',
      sql`${table.sentQuantity} >= 0 and ${table.keptBackQuantity} between 0 and ${table.refundedQuantity} and ${table.sentQuantity} + ${table.keptBackQuantity} <= ${table.quantity} and ${table.refundedQuantity} - ${table.keptBackQuantity} <= ${table.sentQuantity}`,
    ),
  ],
)

/** The history of an order. Each row is written in the transaction of its change. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: rowId(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    type: text('type').notNull(),
    actor: text('actor', { enum: orderActor.options }).notNull(),
    fromStatus: smallint('from_status'),
    toStatus: smallint('to_status').notNull(),
    refundId: ref('refund_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.id),
    check(
      'order_events_known',
      sql`order_event_is_known(${table.type}, ${table.actor}, ${table.fromStatus}, ${table.toStatus})`,
    ),
  ],
)

const promoKinds = ['percent', 'amount'] as const

export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text('code').primaryKey(),
    kind: text('kind', { enum: promoKinds }).notNull(),
    /** Percent 1–90, or cents. */
    value: cents('value').notNull(),
    maxDiscountCents: cents('max_discount_cents'),
    minSubtotalCents: cents('min_subtotal_cents').notNull(),
    usesPerUser: integer('uses_per_user').notNull(),
    /** Home announces the code to everybody while it is valid. */
    isAnnounced: boolean('is_announced').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    check('promo_codes_kind', isOneOf(table.kind, promoKinds)),
    check(
      'promo_codes_value',
      sql`case ${table.kind} when 'percent' then ${table.value} between 1 and 90 else ${table.value} > 0 and ${table.value} < ${table.minSubtotalCents} end`,
    ),
  ],
)

export const promoUses = pgTable(
  'promo_uses',
  {
    orderId: ref('order_id')
      .primaryKey()
      .references(() => orders.id),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /**
     * Set when the order was cancelled, expired, or refunded whole before anything was sent: the code
     * is usable again.
     */
    releasedAt: moment('released_at'),
  },
  (table) => [index('promo_uses_user').on(table.userId, table.code)],
)
