import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listSavedItems, setStockWish } from '../../contract/favourites.ts'
import { maxSavedItems } from '../../contract/limits.ts'
import { listNotices } from '../../contract/notices.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { stockWishes } from '../../server/db/schema/favourites.ts'
import { notifyRestocked } from '../../server/domain/catalogue/favourites/notifyRestocked.ts'
import { setPrices } from '../../server/domain/catalogue/setPrices.ts'
import { moveStock } from '../../server/domain/stock/moveStock.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('a sold-out variant that is waited for', () => {
  test('is announced once when it is back, and the wish is gone', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId, productId } = await mintGoods(shop, { stock: 0 })
    for (const _ of [1, 2]) await ask(shop.app, setStockWish, { skuId, wanted: true }, shopper)
    await notify(shop)
    const whileAway = [await awaited(shop, shopper), await noticesOf(shop, shopper)]

    await restock(shop, skuId)
    await Promise.all([notify(shop), notify(shop)])
    await notify(shop)
    expect([whileAway, await awaited(shop, shopper), await noticesOf(shop, shopper)]).toEqual([
      [[skuId], []],
      [],
      [{ kind: 'stock.returned', skuId, productId, read: false }],
    ])
  })

  test('is not announced to who no longer waits, nor while its product is not sold', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const given = await mintGoods(shop, { stock: 0 })
    const hidden = await mintGoods(shop, { stock: 0, sellable: false })
    for (const { skuId } of [given, hidden]) {
      await ask(shop.app, setStockWish, { skuId, wanted: true }, shopper)
    }
    await ask(shop.app, setStockWish, { skuId: given.skuId, wanted: false }, shopper)
    for (const { skuId } of [given, hidden]) await restock(shop, skuId)
    await notify(shop)
    expect([await awaited(shop, shopper), await noticesOf(shop, shopper)]).toEqual([
      [hidden.skuId],
      [],
    ])
  })

  test('must exist, and no shopper waits for more than the limit', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId } = await mintGoods(shop, { stock: 0 })
    const missing = await send(shop.app, setStockWish, { skuId: 2 ** 40, wanted: true }, shopper)
    const others = await mintVariants(shop, skuId, maxSavedItems)
    const createdAt = shop.clock.now()
    await shop.database.db
      .insert(stockWishes)
      .values(others.map((id) => ({ userId: shopper.userId, skuId: id, createdAt })))
    const oneMore = await send(shop.app, setStockWish, { skuId, wanted: true }, shopper)
    expect([missing.body, oneMore.body]).toMatchObject([
      { code: 0, reason: 'notFound' },
      { code: 0, reason: 'savedItemsFull', data: { most: maxSavedItems } },
    ])
  })
})

/** Variants of the same product, at its price. */
async function mintVariants(shop: TestShop, skuId: number, count: number): Promise<number[]> {
  return shop.database.db.transaction(async (tx) => {
    const [given] = await tx.select().from(skus).where(eq(skus.id, skuId))
    if (!given) throw new Error('the goods were minted')
    const { id: _, code, ...sku } = given
    const copies = Array.from({ length: count }, (_, at) => ({ ...sku, code: `${code}-${at}` }))
    const rows = await tx.insert(skus).values(copies).returning({ id: skus.id })
    const { priceCents } = sku
    const changedAt = shop.clock.now()
    await setPrices(
      tx,
      rows.map(({ id }) => ({ skuId: id, priceCents, changedAt })),
    )
    return rows.map(({ id }) => id)
  })
}

const notify = ({ database, clock }: TestShop) =>
  notifyRestocked({ ctx: { db: database.db, clock } })

async function restock(shop: TestShop, skuId: number): Promise<void> {
  await shop.database.db.transaction((tx) =>
    moveStock(
      tx,
      [{ skuId, orderId: null, kind: 'counted', onHandDelta: 5, reservedDelta: 0 }],
      shop.clock.now(),
    ),
  )
}

async function awaited(shop: TestShop, shopper: { token: string }): Promise<number[]> {
  return (await ask(shop.app, listSavedItems, {}, shopper)).awaitedSkuIds
}

async function noticesOf(shop: TestShop, shopper: { token: string }) {
  const { list } = await ask(shop.app, listNotices, {}, shopper)
  return list.map(({ kind, skuId, product, read }) => ({
    kind,
    skuId,
    productId: product?.id,
    read,
  }))
}
