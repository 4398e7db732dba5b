import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId } from '../columns.ts'
import { skus } from './catalogue.ts'
import { orders } from './orders.ts'

export const stockMovementKinds = [
  'initial',
  'reserved',
  'released',
  'shipped',
  'returned',
  'counted',
] as const

/** The history of a variant's stock: `on_hand` and `reserved` are the sums of these rows. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: rowId(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    orderId: ref('order_id').references(() => orders.id),
    kind: text('kind', { enum: stockMovementKinds }).notNull(),
    onHandDelta: integer('on_hand_delta').notNull(),
    reservedDelta: integer('reserved_delta').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('stock_movements_sku').on(table.skuId),
    index('stock_movements_order').on(table.orderId),
    check(
      'stock_movements_known',
      sql`stock_movement_is_known(${table.kind}, ${table.orderId}, ${table.onHandDelta}, ${table.reservedDelta})`,
    ),
  ],
)
