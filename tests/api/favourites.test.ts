import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../server/domain/changes.ts'
import { showShop } from '../../contract/catalogue.ts'
import {
  listFavourites,
  listFollows,
  listSavedItems,
  setFavourite,
  setFollow,
} from '../../contract/favourites.ts'
import { products } from '../../server/db/schema/catalogue.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { openTestShop } from '../support/openTestShop.ts'
import type { TestShop } from '../support/testShop.ts'

describe('favourites and followed shops', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    await shop.database.listen((change) => {
      void shop.catalogue.apply(change as Change)
    })
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  async function titleOf({ productId }: MintedGoods) {
    const [row] = await shop.database.db.select().from(products).where(eq(products.id, productId))
    return row?.title.en
  }

  test('a product is kept once, comes first when it was kept last, and is taken away again', async () => {
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
    expect(savedItems).toEqual({ productIds: [newer.productId, older.productId], shopIds: [] })
    expect(first.list.map(({ productId, title, product }) => [productId, title, product])).toEqual([
      [newer.productId, await titleOf(newer), null],
    ])
    expect(
      second.list.map(({ productId, title, product }) => [productId, title, product?.priceCents]),
    ).toEqual([[older.productId, await titleOf(older), older.priceCents]])
    expect([second.nextCursor, after]).toEqual([
      null,
      { productIds: [newer.productId], shopIds: [] },
    ])
  })

  test('a shop has one fan more for each shopper who follows it, however often they say so', async () => {
    const [one, other] = [await mintShopper(shop), await mintShopper(shop)]
    const { shopId } = await mintGoods(shop)
    await shop.catalogue.refresh()
    const follow = (shopper: typeof one, wanted: boolean) =>
      ask(shop.app, setFollow, { shopId, wanted }, shopper)
    await Promise.all([1, 2, 3, 4].map(() => follow(one, true)))
    const both = await follow(other, true)
    const { list } = await ask(shop.app, listFollows, {}, one)
    const left = await follow(one, false)
    await follow(one, false)
    expect([both.fans, left.fans]).toEqual([2, 1])
    expect(list.map((entry) => [entry.shop.id, entry.shop.name.slice(0, 4)])).toEqual([
      [shopId, 'Shop'],
    ])
    await expect.poll(async () => (await ask(shop.app, showShop, { id: shopId })).fans).toBe(1)
  })

  test('what does not exist can’t be saved', async () => {
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
