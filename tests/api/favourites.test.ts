import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Change } from '../../server/domain/kernel/changes.ts'
import { showShop } from '../../contract/catalogue.ts'
import {
  listFavourites,
  listFollows,
  listSavedItems,
  setFavourite,
  setFollow,
} from '../../contract/favourites.ts'
import { maxSavedItems } from '../../contract/limits.ts'
import { products, shops } from '../../server/db/schema/catalogue.ts'
import { favourites, follows } from '../../server/db/schema/favourites.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('favourites and followed shops', () => {
  test.beforeAll(async ({ shop }) => {
    await shop.database.listen((change) => shop.catalogue.apply(change as Change))
  })

  async function titleOf(shop: TestShop, { productId }: MintedGoods) {
    const [row] = await shop.database.db.select().from(products).where(eq(products.id, productId))
    return row?.title.en
  }

  test('a product is saved once, the last saved comes first, and it can be removed', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const older = await mintGoods(shop)
    const newer = await mintGoods(shop, { sellable: false })
    await shop.catalogue.refresh()
    for (const { productId } of [older, older, newer]) {
      await ask(shop.app, setFavourite, { productId, wanted: true }, shopper)
    }
    const savedItems = await ask(shop.app, listSavedItems, {}, shopper)
    const first = await ask(shop.app, listFavourites, { limit: 1 }, shopper)
    const cursor = first.nextCursor ?? ''
    const second = await ask(shop.app, listFavourites, { limit: 1, cursor }, shopper)
    await ask(shop.app, setFavourite, { productId: older.productId, wanted: false }, shopper)
    const after = await ask(shop.app, listSavedItems, {}, shopper)
    expect(savedItems).toEqual({
      productIds: [newer.productId, older.productId],
      shopIds: [],
      awaitedSkuIds: [],
      watchedProductIds: [],
    })
    expect(first.list.map(({ productId, title, product }) => [productId, title, product])).toEqual([
      [newer.productId, await titleOf(shop, newer), null],
    ])
    expect(
      second.list.map(({ productId, title, product }) => [productId, title, product?.priceCents]),
    ).toEqual([[older.productId, await titleOf(shop, older), older.priceCents]])
    expect([second.nextCursor, after]).toEqual([
      null,
      { productIds: [newer.productId], shopIds: [], awaitedSkuIds: [], watchedProductIds: [] },
    ])
  })

  test('a shop counts each follower once, however often they follow', async ({ shop }) => {
    const [one, other] = [await mintShopper(shop), await mintShopper(shop)]
    const { shopId } = await mintGoods(shop)
    await shop.catalogue.refresh()
    const follow = (shopper: typeof one, wanted: boolean) =>
      ask(shop.app, setFollow, { shopId, wanted }, shopper)
    const asked = await Promise.all([1, 2, 3, 4].map(() => follow(one, true)))
    const both = await follow(other, true)
    const { list } = await ask(shop.app, listFollows, {}, one)
    const left = await follow(one, false)
    const still = await follow(one, false)
    expect(asked.map(({ fans }) => fans)).toEqual([1, 1, 1, 1])
    expect([both.fans, left.fans, still.fans]).toEqual([2, 1, 1])
    expect(list.map((entry) => [entry.shop.id, entry.shop.name.slice(0, 4)])).toEqual([
      [shopId, 'Shop'],
    ])
    await expect.poll(async () => (await ask(shop.app, showShop, { id: shopId })).fans).toBe(1)
  })

  test('followed shops come page by page, the last followed first', async ({ shop }) => {
    const [shopper, other] = [await mintShopper(shop), await mintShopper(shop)]
    const minted = [await mintGoods(shop), await mintGoods(shop), await mintGoods(shop)]
    const shopIds = minted.map(({ shopId }) => shopId)
    await shop.catalogue.refresh()
    for (const shopId of shopIds) {
      await ask(shop.app, setFollow, { shopId, wanted: true }, shopper)
      await ask(shop.app, setFollow, { shopId, wanted: true }, other)
    }
    const first = await ask(shop.app, listFollows, { limit: 2 }, shopper)
    const cursor = first.nextCursor ?? ''
    const second = await ask(shop.app, listFollows, { limit: 2, cursor }, shopper)
    const listed = [first, second].map(({ list }) => list.map((entry) => entry.shop.id))
    expect(listed).toEqual([[shopIds[2], shopIds[1]], [shopIds[0]]])
    expect(second.nextCursor).toBeNull()
  })

  /** Saves one row fewer than the limit; all are copies of these goods. */
  async function keepAlmostAll(shop: TestShop, userId: number, { productId, shopId }: MintedGoods) {
    const { db } = shop.database
    const createdAt = shop.clock.now()
    const copies = Array.from({ length: maxSavedItems - 1 }, (_, index) => `copy-${index}-of-`)
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    const [seller] = await db.select().from(shops).where(eq(shops.id, shopId))
    if (!product || !seller) throw new Error('the goods were minted')
    const { id: _, ...goods } = product
    const { id: _id, ...owner } = seller
    const stored = await db
      .insert(products)
      .values(copies.map((copy) => ({ ...goods, code: copy + goods.code })))
      .returning({ productId: products.id })
    const followed = await db
      .insert(shops)
      .values(copies.map((copy) => ({ ...owner, slug: copy + owner.slug })))
      .returning({ shopId: shops.id })
    await db.insert(favourites).values(stored.map((row) => ({ ...row, userId, createdAt })))
    await db.insert(follows).values(followed.map((row) => ({ ...row, userId, createdAt })))
  }

  test('saves at most five hundred of each, and other shoppers’ limits are their own', async ({
    shop,
  }) => {
    const [shopper, other] = [await mintShopper(shop), await mintShopper(shop)]
    const [last, more] = [await mintGoods(shop), await mintGoods(shop)]
    await keepAlmostAll(shop, shopper.userId, last)
    const keep = async (as: MintedShopper, { productId, shopId }: MintedGoods, wanted = true) => {
      const answers = [
        await send(shop.app, setFavourite, { productId, wanted }, as),
        await send(shop.app, setFollow, { shopId, wanted }, as),
      ]
      return answers.map(({ body }) => body.reason ?? 'done')
    }
    const done = ['done', 'done']
    const full = ['savedItemsFull', 'savedItemsFull']
    expect(await keep(shopper, last)).toEqual(done)
    expect(await keep(shopper, more)).toEqual(full)
    expect(await keep(shopper, last)).toEqual(done)
    expect(await keep(other, more)).toEqual(done)
    expect(await keep(shopper, more, false)).toEqual(done)
    expect(await keep(shopper, last, false)).toEqual(done)
    expect(await keep(shopper, more)).toEqual(done)
  })

  test('a shopper can only remove their own saved items', async ({ shop }) => {
    const [one, other] = [await mintShopper(shop), await mintShopper(shop)]
    const both = await mintGoods(shop)
    const stored = async (shopper: MintedShopper) => ask(shop.app, listSavedItems, {}, shopper)
    for (const shopper of [one, other]) {
      await ask(shop.app, setFavourite, { productId: both.productId, wanted: true }, shopper)
      await ask(shop.app, setFollow, { shopId: both.shopId, wanted: true }, shopper)
    }
    await ask(shop.app, setFavourite, { productId: both.productId, wanted: false }, one)
    await ask(shop.app, setFollow, { shopId: both.shopId, wanted: false }, one)
    expect([await stored(one), await stored(other)]).toEqual([
      { productIds: [], shopIds: [], awaitedSkuIds: [], watchedProductIds: [] },
      {
        productIds: [both.productId],
        shopIds: [both.shopId],
        awaitedSkuIds: [],
        watchedProductIds: [],
      },
    ])
  })

  test('refuses to save what does not exist', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const missing = 987_654_321
    const answers = await Promise.all([
      send(shop.app, setFavourite, { productId: missing, wanted: true }, shopper),
      send(shop.app, setFollow, { shopId: missing, wanted: true }, shopper),
      send(shop.app, setFavourite, { productId: missing, wanted: true }),
    ])
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [200, 'notFound'],
      [200, 'notFound'],
      [401, 'notLoggedIn'],
    ])
  })
})
