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
] as const

/** Why a variant's stock is what it is: `on_hand` and `reserved` are the sums of these rows. */
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
      'stock_movements_kind',
      sql`case ${table.kind}
        when 'initial' then ${table.orderId} is null and ${table.onHandDelta} > 0 and ${table.reservedDelta} = 0
        when 'reserved' then ${table.orderId} is not null and ${table.onHandDelta} = 0 and ${table.reservedDelta} > 0
        when 'released' then ${table.orderId} is not null and ${table.onHandDelta} = 0 and ${table.reservedDelta} < 0
        when 'shipped' then ${table.orderId} is not null and ${table.onHandDelta} < 0 and ${table.reservedDelta} = ${table.onHandDelta}
        when 'returned' then ${table.orderId} is not null and ${table.onHandDelta} > 0 and ${table.reservedDelta} = 0
        else false end`,
    ),
  ],
)
