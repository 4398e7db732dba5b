import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addToCart, mergeCart, removeFromCart, showCart } from '../../contract/cart.ts'
import { maxCartLines } from '../../contract/limits.ts'
import { saveAddress } from '../../contract/address.ts'
import { placeOrder, quoteCheckout, reorder } from '../../contract/orders.ts'
import { cartLines } from '../../server/db/schema/cart.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { anAddress } from '../factories/address.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('a cart with room for one line more', () => {
  let goods: MintedGoods[]
  test.beforeAll(async ({ shop }) => {
    goods = []
    while (goods.length <= maxCartLines) goods.push(await mintGoods(shop, { stock: 100 }))
  })

  /**
   * The shopper has ordered two of each named product. The cart holds one piece of all but the last
   * two.
   */
  async function nearlyFull(shop: TestShop) {
    const shopper = await mintShopper(shop)
    const { userId } = shopper
    const skuIds = goods.map(({ skuId }) => skuId)
    const [known = 0, last = 0, further = 0] = [skuIds[0], ...skuIds.slice(-2)]
    const items = [last, further, known].map((skuId) => ({ skuId, quantity: 2 }))
    const order = await mintOrder(shop, shopper, items)
    const one = { userId, quantity: 1, selected: true, addedAt: shop.clock.now() }
    const lines = skuIds.slice(0, -2).map((skuId) => ({ ...one, skuId }))
    await shop.database.db.insert(cartLines).values(lines)
    const held = async () => {
      const { lines: stored } = await ask(shop.app, showCart, {}, shopper)
      const piecesOf = (wanted: number) =>
        stored.find(({ skuId }) => skuId === wanted)?.quantity ?? 0
      return { lines: stored.length, pieces: [known, last, further].map(piecesOf) }
    }
    return { shopper, order, known, last, further, held }
  }

  test('takes one more line and refuses the next, and accepts more of a line it has', async ({
    shop,
  }) => {
    const { shopper, known, last, further, held } = await nearlyFull(shop)
    const answers = []
    for (const skuId of [last, further, known, last]) {
      answers.push((await send(shop.app, addToCart, { skuId, quantity: 1 }, shopper)).body.reason)
    }
    expect(answers).toEqual([undefined, 'cartFull', undefined, undefined])
    expect(await held()).toEqual({ lines: maxCartLines, pieces: [2, 2, 0] })
  })

  test('merges one line of a guest and refuses the next, and accepts more of a line it has', async ({
    shop,
  }) => {
    const { shopper, known, last, further, held } = await nearlyFull(shop)
    const lines = [last, further, known].map((skuId) => ({
      skuId,
      quantity: 2,
      selected: true,
      seenPriceCents: goods[0]!.priceCents,
    }))
    const { changes } = await ask(shop.app, mergeCart, { lines }, shopper)
    expect(
      changes.map(({ skuId, change, before, after }) => [skuId, change, before, after]),
    ).toEqual([[further, 'cartFull', 2, 0]])
    expect(await held()).toEqual({ lines: maxCartLines, pieces: [2, 2, 0] })
    await ask(shop.app, removeFromCart, { skuIds: [known, last] }, shopper)
    await ask(shop.app, mergeCart, { lines }, shopper)
    expect(await held()).toEqual({ lines: maxCartLines, pieces: [0, 2, 2] })
  })

  test('can be ordered whole', async ({ shop }) => {
    const { shopper, last } = await nearlyFull(shop)
    await ask(shop.app, addToCart, { skuId: last, quantity: 1 }, shopper)
    const { lines } = await ask(shop.app, showCart, {}, shopper)
    const items = lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
    const address = await ask(shop.app, saveAddress, anAddress, shopper)
    const { totalCents, problems } = await ask(shop.app, quoteCheckout, { items }, shopper)
    const order = await ask(
      shop.app,
      placeOrder,
      { items, addressId: address.id, totalCents, source: 'cart' },
      shopper,
    )
    const { lines: left } = await ask(shop.app, showCart, {}, shopper)
    expect([items.length, problems, order.lines.length, left]).toEqual([
      maxCartLines,
      [],
      maxCartLines,
      [],
    ])
  })

  test('takes one line of a reorder, reports the next, and accepts more of a line it has', async ({
    shop,
  }) => {
    const { shopper, order, known, last, further, held } = await nearlyFull(shop)
    const { lines } = await ask(shop.app, reorder, { orderId: order.id }, shopper)
    expect(lines.map(({ skuId, outcome, added }) => [skuId, outcome, added])).toEqual([
      [last, 'added', 2],
      [further, 'cartFull', 0],
      [known, 'added', 2],
    ])
    expect(await held()).toEqual({ lines: maxCartLines, pieces: [3, 2, 0] })
  })

  test('reserves no room for an ordered line that is no longer sold', async ({ shop }) => {
    const { shopper, last, held } = await nearlyFull(shop)
    const gone = await mintGoods(shop)
    const items = [gone.skuId, last].map((skuId) => ({ skuId, quantity: 1 }))
    const order = await mintOrder(shop, shopper, items)
    const { db } = shop.database
    await db.update(skus).set({ sellable: false }).where(eq(skus.id, gone.skuId))
    const { lines } = await ask(shop.app, reorder, { orderId: order.id }, shopper)
    expect(lines.map(({ skuId, outcome, added }) => [skuId, outcome, added])).toEqual([
      [gone.skuId, 'notSellable', 0],
      [last, 'added', 1],
    ])
    expect(await held()).toEqual({ lines: maxCartLines, pieces: [1, 1, 0] })
  })
})
