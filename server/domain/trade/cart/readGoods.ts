import { asc, eq, sql, type GetColumnData, type SQLWrapper } from 'drizzle-orm'
import type { Goods as PublicGoods } from '../../../../contract/cart.ts'
import type { Delivery } from '../../../../contract/delivery.ts'
import type { ShopFreight } from '../../../../contract/freight.ts'
import type { LanguageCode } from '../../../../contract/fields.ts'
import type { Db } from '../../../db/client.ts'
import { givenIds, textOfIds } from '../../../db/givenIds.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { products, shops, skus } from '../../../db/schema/catalogue.ts'
import { shopFreight } from '../../catalogue/cards.ts'
import { localText } from '../../catalogue/localText.ts'
import type { Picture } from '../../../../contract/picture.ts'
import { pictureOf } from '../../catalogue/pictureOf.ts'
import { variantLabel } from '../../catalogue/variantLabel.ts'

/** A variant as carts, quotes and orders show and price it. */
export interface Goods {
  skuId: number
  productId: number
  shopId: number
  shopName: string
  title: string
  variant: string
  picture: Picture
  /** The picture's name as an order line stores it permanently. */
  storedPicture: string
  unitPriceCents: number
  available: number
  sellable: boolean
  nonReturnable: boolean
  freight: ShopFreight
  delivery: Delivery | null
}

/** The public part of the goods, without what only storing needs. */
export function publicGoods({ storedPicture: _stored, ...publicFields }: Goods): PublicGoods {
  return publicFields
}

/** Reads variants; on request it locks them, by id. */
export async function readGoods(
  db: Db,
  skuIds: readonly number[],
  lang: LanguageCode,
  { locked = false } = {},
): Promise<Map<number, Goods>> {
  if (skuIds.length === 0) return new Map()
  const given = { skuIds: textOfIds(skuIds) }
  const rows = await (locked ? lockAndSelect(db, given) : select(db, given))
  return new Map(rows.map((row) => [row.skuId, toGoods(row, lang)]))
}

const select = preparedStatement<{ skuIds: string }>()('goods', (db, { skuIds }) =>
  selecting(db, skuIds),
)

const lockAndSelect = preparedStatement<{ skuIds: string }>()('goods_locked', (db, { skuIds }) =>
  selecting(db, skuIds).for('no key update', { of: skus }),
)

function selecting(db: Db, skuIds: SQLWrapper) {
  return db
    .select(goodsColumns)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(sql`${skus.id} = any(${givenIds(skuIds)})`)
    .orderBy(asc(skus.id))
}

export const goodsColumns = {
  skuId: skus.id,
  optionValues: skus.optionValues,
  unitPriceCents: skus.priceCents,
  picture: skus.picture,
  onHand: skus.onHand,
  reserved: skus.reserved,
  skuSellable: skus.sellable,
  productId: products.id,
  title: products.title,
  options: products.options,
  productSellable: products.sellable,
  nonReturnable: products.nonReturnable,
  shopId: shops.id,
  shopName: shops.name,
  freightCents: shops.freightCents,
  freeFreightFromCents: shops.freeFreightFromCents,
  freightTo: shops.freightTo,
  destinations: shops.destinations,
  delivery: shops.delivery,
}

type Columns = typeof goodsColumns
type GoodsRow = { [Name in keyof Columns]: GetColumnData<Columns[Name]> }

export function toGoods(row: GoodsRow, lang: LanguageCode): Goods {
  return {
    skuId: row.skuId,
    productId: row.productId,
    shopId: row.shopId,
    shopName: localText(row.shopName, lang),
    title: localText(row.title, lang),
    variant: variantLabel(row.options, row.optionValues, lang),
    picture: pictureOf(row.picture),
    storedPicture: row.picture,
    unitPriceCents: row.unitPriceCents,
    available: row.onHand - row.reserved,
    sellable: row.skuSellable && row.productSellable,
    nonReturnable: row.nonReturnable,
    freight: shopFreight(row),
    delivery: row.delivery,
  }
}
