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
import type { Customs } from '../../../contract/customs.ts'
import type { Delivery } from '../../../contract/delivery.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Destinations, FreightRule } from '../../../contract/freight.ts'
import type { SizeGuideCell } from '../../../contract/sizeGuide.ts'
import type { Trader } from '../../../contract/trader.ts'
import { cents, moment, ref, rowId } from '../columns.ts'

/** A text by the spec's language codes. English is always present and is the fallback. */
export type Texts = { en: string } & Partial<Record<'zh-CN' | 'ri' | 'han' | 'tai', string>>

export interface SpecificationRow {
  name: Texts
  value: Texts
}

export interface OptionRow {
  key: string
  name: Texts
  values: { key: string; name: Texts; swatch?: string | undefined }[]
}

export interface SizeGuideTexts {
  /** The key of the option that it explains. */
  option: string
  system?: Texts | undefined
  columns: Texts[]
  rows: { size: Texts; cells: SizeGuideCell[] }[]
}

export const categories = pgTable('categories', {
  id: rowId(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Texts>().notNull(),
  picture: text('picture').notNull(),
  position: integer('position').notNull(),
})

export const shops = pgTable(
  'shops',
  {
    id: rowId(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<Texts>().notNull(),
    tagline: jsonb('tagline').$type<Texts>().notNull(),
    description: jsonb('description').$type<Texts>().notNull(),
    logo: text('logo').notNull(),
    /** A picture of which a wide part in the middle is shown. */
    cover: text('cover'),
    fanCount: integer('fan_count').notNull().default(0),
    freightCents: cents('freight_cents').notNull(),
    freeFreightFromCents: cents('free_freight_from_cents'),
    /** Rates by country; the two above apply to all others. */
    freightTo: jsonb('freight_to').$type<Record<string, FreightRule> | null>(),
    destinations: jsonb('destinations').$type<Destinations | null>(),
    delivery: jsonb('delivery').$type<Delivery | null>(),
    /** Who sells: null where the shop states none. */
    trader: jsonb('trader').$type<Trader | null>(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    check('shops_fan_count', sql`${table.fanCount} >= 0`),
    check('shops_freight_cents', sql`${table.freightCents} >= 0`),
    check('shops_free_freight_from_cents', sql`${table.freeFreightFromCents} >= 0`),
  ],
)

export const products = pgTable(
  'products',
  {
    id: rowId(),
    code: text('code').notNull().unique(),
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    title: jsonb('title').$type<Texts>().notNull(),
    description: jsonb('description').$type<Texts>().notNull(),
    keywords: jsonb('keywords').$type<Texts | null>(),
    specification: jsonb('specification').$type<SpecificationRow[]>().notNull(),
    options: jsonb('options').$type<OptionRow[]>().notNull(),
    sizeGuide: jsonb('size_guide').$type<SizeGuideTexts | null>(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    soldCount: integer('sold_count').notNull().default(0),
    sellable: boolean('sellable').notNull().default(true),
    /** Sealed or perishable goods, which can't be returned without a reason once they are sent. */
    nonReturnable: boolean('non_returnable').notNull().default(false),
    /** For customs forms; null where it isn't stated. */
    customs: jsonb('customs').$type<Customs | null>(),
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [
    index('products_by_category').on(table.categoryId, table.id),
    index('products_by_shop').on(table.shopId, table.id),
    check('products_sold_count', sql`${table.soldCount} >= 0`),
  ],
)

export const skus = pgTable(
  'skus',
  {
    id: rowId(),
    code: text('code').notNull().unique(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
    /** One value key for each of the product's options, in their order. */
    optionValues: jsonb('option_values').$type<string[]>().notNull(),
    priceCents: cents('price_cents').notNull(),
    /** The prior price of a reduced variant. Both prices change only through price_changes. */
    originalPriceCents: cents('original_price_cents'),
    picture: text('picture').notNull(),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    sellable: boolean('sellable').notNull().default(true),
  },
  (table) => [
    index('skus_by_product').on(table.productId, table.position),
    check('skus_price_cents', sql`${table.priceCents} > 0`),
    check('skus_original_price', sql`${table.originalPriceCents} > ${table.priceCents}`),
    check('skus_on_hand', sql`${table.onHand} >= 0`),
    check('skus_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
)

/**
 * The history of a variant's price: the newest row is its price. A trigger finds the prior price of
 * a reduction, the lowest of the 30 days before it.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: rowId(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id),
    priceCents: cents('price_cents').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('price_changes_sku').on(table.skuId, table.changedAt, table.id),
    check('price_changes_price', sql`${table.priceCents} > 0`),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    id: rowId(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    skuId: ref('sku_id').references(() => skus.id),
    /** Null for imported reviews. One review for each order line. */
    orderLineId: ref('order_line_id'),
    authorName: text('author_name').notNull(),
    content: text('content').notNull(),
    /** The language of the content; null where it isn't known. */
    lang: text('lang').$type<LanguageCode | null>(),
    /** The content in other languages, for imported reviews. */
    translations: jsonb('translations').$type<Partial<Texts> | null>(),
    productRating: smallint('product_rating').notNull(),
    serviceRating: smallint('service_rating').notNull(),
    shippingRating: smallint('shipping_rating').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the office hid the review, and why. */
    hiddenAt: moment('hidden_at'),
    hiddenFor: text('hidden_for'),
  },
  (table) => [
    index('reviews_by_product').on(table.productId, table.createdAt.desc(), table.id.desc()),
    uniqueIndex('reviews_by_order_line').on(table.orderLineId),
    check('reviews_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenFor} is null)`),
    check('reviews_content', sql`length(${table.content}) > 0`),
    check('reviews_product_rating', sql`${table.productRating} between 1 and 5`),
    check('reviews_service_rating', sql`${table.serviceRating} between 1 and 5`),
    check('reviews_shipping_rating', sql`${table.shippingRating} between 1 and 5`),
  ],
)
