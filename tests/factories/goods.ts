import { randomUUID } from 'node:crypto'
import type { TestShop } from '../support/testShop.ts'
import type { Clock } from '../../server/domain/kernel/clock.ts'
import { categories, products, shops, skus } from '../../server/db/schema/catalogue.ts'
import type { Delivery } from '../../contract/delivery.ts'
import type { Destinations, FreightRule } from '../../contract/freight.ts'
import { bakedPictures } from '../../server/domain/catalogue/bakedPictures.ts'
import { setPrices } from '../../server/domain/catalogue/setPrices.ts'
import { moveStock } from '../../server/domain/stock/moveStock.ts'

export interface MintedGoods {
  skuId: number
  productId: number
  shopId: number
  priceCents: number
}

const [picture = ''] = bakedPictures.keys()

/** A product with one variant, in a shop of its own. */
export async function mintGoods(
  shop: Pick<TestShop<Clock>, 'database' | 'clock'>,
  wanted: {
    priceCents?: number
    stock?: number
    freightCents?: number
    sellable?: boolean
    delivery?: Delivery
    freightTo?: Record<string, FreightRule>
    destinations?: Destinations
    nonReturnable?: boolean
  } = {},
): Promise<MintedGoods> {
  const { priceCents = 1_999, stock = 10, freightCents = 0, sellable = true } = wanted
  const { delivery, freightTo, destinations, nonReturnable = false } = wanted
  const tag = randomUUID().slice(0, 13)
  const now = shop.clock.now()
  return shop.database.db.transaction(async (tx) => {
    const category = await one(
      tx
        .insert(categories)
        .values({ slug: tag, name: { en: tag }, picture, position: 0 })
        .returning({ id: categories.id }),
    )
    const seller = await one(
      tx
        .insert(shops)
        .values({
          slug: tag,
          name: { en: `Shop ${tag}` },
          tagline: { en: tag },
          description: { en: tag },
          logo: picture,
          freightCents,
          delivery,
          freightTo,
          destinations,
          openedAt: now,
        })
        .returning({ id: shops.id }),
    )
    const product = await one(
      tx
        .insert(products)
        .values({
          code: tag,
          categoryId: category.id,
          shopId: seller.id,
          title: { en: `Product ${tag}` },
          description: { en: tag },
          specification: [],
          options: [],
          pictures: [tag],
          listedAt: now,
          sellable,
          nonReturnable,
        })
        .returning({ id: products.id }),
    )
    const sku = await one(
      tx
        .insert(skus)
        .values({
          code: tag,
          productId: product.id,
          position: 0,
          optionValues: [],
          priceCents,
          picture: tag,
        })
        .returning({ id: skus.id }),
    )
    await setPrices(tx, [{ skuId: sku.id, priceCents, changedAt: now }])
    if (stock > 0) {
      await moveStock(
        tx,
        [{ skuId: sku.id, orderId: null, kind: 'initial', onHandDelta: stock, reservedDelta: 0 }],
        now,
      )
    }
    return { skuId: sku.id, productId: product.id, shopId: seller.id, priceCents }
  })
}

/** Sets a variant's price, as an import does. */
export async function changePrice(
  { database, clock }: Pick<TestShop<Clock>, 'database' | 'clock'>,
  skuId: number,
  priceCents: number,
): Promise<void> {
  await setPrices(database.db, [{ skuId, priceCents, changedAt: clock.now() }])
}

async function one<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('nothing was written')
  return row
}
