import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, moment, ref, rowId } from '../columns.ts'
import { products, shops, skus } from './catalogue.ts'
import { users } from './users.ts'

export const favourites = pgTable(
  'favourites',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('favourites_once').on(table.userId, table.productId),
    index('favourites_user').on(table.userId, table.id),
  ],
)

/** Each row counts as one in the shop's `fan_count`. */
export const follows = pgTable(
  'follows',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('follows_once').on(table.userId, table.shopId),
    index('follows_user').on(table.userId, table.id),
  ],
)

/** Who gets a notice when a variant is in stock again. The notice removes the row. */
export const stockWishes = pgTable(
  'stock_wishes',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('stock_wishes_once').on(table.userId, table.skuId),
    index('stock_wishes_sku').on(table.skuId),
  ],
)

/** Who gets a notice when a product costs less than `price_cents`, its lowest price until then. */
export const priceWishes = pgTable(
  'price_wishes',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    priceCents: cents('price_cents').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('price_wishes_once').on(table.userId, table.productId),
    index('price_wishes_product').on(table.productId),
  ],
)
