import { eq, inArray } from 'drizzle-orm'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Db } from '../../db/client.ts'
import { products, shops, skus } from '../../db/schema/catalogue.ts'
import { localText } from '../catalogue/localText.ts'
import { pictureOf } from '../catalogue/pictureOf.ts'
import { variantLabel } from '../catalogue/variantLabel.ts'

/** A variant as carts, quotes and orders show and price it. */
export interface Goods {
  skuId: number
  productId: number
  shopId: number
  shopName: string
  title: string
  variant: string
  picture: string
  unitPriceCents: number
  available: number
  sellable: boolean
  freightCents: number
  freeFreightFromCents: number | null
}

export async function readGoods(
  db: Db,
  skuIds: readonly number[],
  lang: LanguageCode,
): Promise<Map<number, Goods>> {
  if (skuIds.length === 0) return new Map()
  const rows = await db
    .select({
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
      shopId: shops.id,
      shopName: shops.name,
      freightCents: shops.freightCents,
      freeFreightFromCents: shops.freeFreightFromCents,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...skuIds]))
  return new Map(
    rows.map((row) => [
      row.skuId,
      {
        skuId: row.skuId,
        productId: row.productId,
        shopId: row.shopId,
        shopName: localText(row.shopName, lang),
        title: localText(row.title, lang),
        variant: variantLabel(row.options, row.optionValues, lang),
        picture: pictureOf(row.picture).small,
        unitPriceCents: row.unitPriceCents,
        available: row.onHand - row.reserved,
        sellable: row.skuSellable && row.productSellable,
        freightCents: row.freightCents,
        freeFreightFromCents: row.freeFreightFromCents,
      },
    ]),
  )
}
