import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { LanguageCode } from '../../contract/fields.ts'
import { listOrders, reorder, showOrder } from '../../contract/orders.ts'
import { listRefunds } from '../../contract/refunds.ts'
import { addReview } from '../../contract/reviews.ts'
import { products, shops, skus } from '../../server/db/schema/catalogue.ts'
import { orderLines } from '../../server/db/schema/orders.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { aReview, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('the texts of ordered goods', () => {
  /** A mug in two languages; the red one is ordered. */
  async function mintMug(shop: TestShop): Promise<MintedGoods> {
    const goods = await mintGoods(shop)
    const { db } = shop.database
    const red = { key: 'red', name: { en: 'Red', ri: '赤' } }
    await db
      .update(products)
      .set({
        title: { en: 'Mug', ri: 'マグ' },
        options: [{ key: 'colour', name: { en: 'Colour' }, values: [red] }],
      })
      .where(eq(products.id, goods.productId))
    await db
      .update(skus)
      .set({ optionValues: ['red'] })
      .where(eq(skus.id, goods.skuId))
    await db
      .update(shops)
      .set({ name: { en: 'Pier', ri: '埠頭' } })
      .where(eq(shops.id, goods.shopId))
    return goods
  }

  async function orderOfTwo(shop: TestShop) {
    const [saved, retired] = [await mintMug(shop), await mintMug(shop)]
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const items = [saved, retired].map(({ skuId }) => ({ skuId, quantity: 1 }))
    const order = await mintOrder(shop, shopper, items)
    await shop.database.db
      .update(products)
      .set({ sellable: false })
      .where(eq(products.id, retired.productId))
    await shop.catalogue.refresh()
    return { shopper, order, life: orderLife(shop, { shopper, order }) }
  }

  const wordsOf = (lines: readonly { title: string; variant: string; shopName?: string }[]) =>
    lines.map(({ title, variant, shopName }) => [title, variant, shopName])

  test('are in the reader’s language while the product is sold, and the order’s copy afterwards', async ({
    shop,
  }) => {
    const { shopper, order, life } = await orderOfTwo(shop)
    const { token } = shopper
    const read = async (lang: LanguageCode) => {
      const { lines } = await ask(shop.app, showOrder, { id: order.id }, { token, lang })
      const { list } = await ask(shop.app, listOrders, {}, { token, lang })
      return [wordsOf(lines), wordsOf(list.flatMap((each) => each.lines))]
    }
    const english = ['Mug', 'Red', 'Pier']
    const japanese = [
      ['マグ', '赤', '埠頭'],
      ['Mug', 'Red', '埠頭'],
    ]
    expect([await read('en'), await read('ri'), await read('en')]).toEqual([
      [
        [english, english],
        [english, english],
      ],
      [japanese, japanese],
      [
        [english, english],
        [english, english],
      ],
    ])

    for (const step of [life.pay, life.ship, life.confirm]) await mustDo(step())
    await mustDo(life.applyRefund())
    const { list } = await ask(shop.app, listRefunds, {}, { token, lang: 'ri' })
    const asked = await ask(shop.app, showOrder, { id: order.id }, { token, lang: 'ri' })
    const observed = [list.flatMap(({ lines }) => lines), asked.refund?.lines ?? []].map(wordsOf)
    const inJapanese = japanese.map(([title, variant]) => [title, variant, undefined])
    expect(observed).toEqual([inJapanese, inJapanese])
  })

  test('are in the reader’s language in a refusal that carries the order, and in a reorder', async ({
    shop,
  }) => {
    const { shopper, order } = await orderOfTwo(shop)
    const as = { ...shopper, lang: 'ri' as const }
    const [{ lineId = 0 } = {}] = order.lines
    const { body } = await send(shop.app, addReview, aReview(order.id, [lineId]), as)
    const { order: carried } = body.data as { order: typeof order }
    const again = await ask(shop.app, reorder, { orderId: order.id }, as)
    expect([body.reason, wordsOf(carried.lines), wordsOf(again.lines)]).toEqual([
      'stateChanged',
      [
        ['マグ', '赤', '埠頭'],
        ['Mug', 'Red', '埠頭'],
      ],
      [
        ['マグ', '赤', undefined],
        ['Mug', 'Red', undefined],
      ],
    ])
  })

  test('are the order’s copy for an option value that the product no longer has', async ({
    shop,
  }) => {
    const goods = await mintMug(shop)
    const shopper = await mintShopper(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    await shop.database.db
      .update(products)
      .set({ title: { en: 'Cup' }, options: [] })
      .where(eq(products.id, goods.productId))
    await shop.catalogue.refresh()
    const { lines } = await ask(shop.app, showOrder, { id: order.id }, shopper)
    const stored = await shop.database.db
      .select({ title: orderLines.title })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
    expect([wordsOf(lines), stored.map(({ title }) => title)]).toEqual([
      [['Cup', 'Red', 'Pier']],
      ['Mug'],
    ])
  })

  test('say for each shop who pays duties and taxes at the border', async ({ shop }) => {
    const days = { dispatchDays: [1, 2], homeDays: [1, 2], abroadDays: [5, 9] } as const
    const from = (country: string, duties?: Record<string, 'included' | number>) =>
      mintGoods(shop, {
        delivery: {
          country,
          dispatchDays: [...days.dispatchDays],
          homeDays: [...days.homeDays],
          abroadDays: [...days.abroadDays],
          ...(duties ? { duties } : {}),
        },
      })
    const sold = [
      await from('CN', { GB: 'included', '*': 20 }),
      await from('US', { '*': 18 }),
      await from('JP'),
      await from('GB', { '*': 25 }),
    ]
    await shop.catalogue.refresh()
    const shopper = await mintShopper(shop)
    const order = await mintOrder(
      shop,
      shopper,
      sold.map(({ skuId }) => ({ skuId, quantity: 1 })),
    )
    const { lines } = await ask(shop.app, showOrder, { id: order.id }, shopper)
    expect(lines.map(({ duty }) => duty)).toEqual(['included', 18, undefined, undefined])
  })
})
