import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { describe, expect } from 'vitest'
import { logout } from '../../contract/account.ts'
import { addToCart, showCart } from '../../contract/cart.ts'
import { cancelOrder, countOrders, listOrders, reorder } from '../../contract/orders.ts'
import { products, skus } from '../../server/db/schema/catalogue.ts'
import { changePrice, mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

test.override('booksBalance', false)

describe('the list of orders', () => {
  const retitle = (shop: TestShop, goods: MintedGoods, title: string) =>
    shop.database.db
      .update(products)
      .set({ title: { en: title } })
      .where(eq(products.id, goods.productId))

  test('searches by number, title and shop, and takes special characters literally', async ({
    shop,
  }) => {
    const [kettle, mug] = [await mintGoods(shop), await mintGoods(shop)]
    await retitle(shop, kettle, 'Swan kettle, 100% steel')
    await retitle(shop, mug, 'Harbour_mug')
    const shopper = await mintShopper(shop)
    const first = await mintOrder(shop, shopper, [{ skuId: kettle.skuId, quantity: 1 }])
    const second = await mintOrder(shop, shopper, [{ skuId: mug.skuId, quantity: 1 }])
    const other = await mintShopper(shop)
    await mintOrder(shop, other, [{ skuId: kettle.skuId, quantity: 1 }])
    const find = async (q: string) =>
      (await ask(shop.app, listOrders, { q }, shopper)).list.map(({ id }) => id)

    expect([
      await find('KETTLE'),
      await find('100%'),
      await find('bour_m'),
      await find('%'),
      await find('_'),
      await find('\\'),
      await find(second.sn.toLowerCase()),
      await find(first.lines[0]!.shopName.slice(2)),
      await find('nothing like it'),
    ]).toEqual([
      [first.id],
      [first.id],
      [second.id],
      [first.id],
      [second.id],
      [],
      [second.id],
      [first.id],
      [],
    ])
  })

  test('finds only the shopper’s own by a common number prefix, by tabs and pages', async ({
    shop,
  }) => {
    const [shopper, other] = [await mintShopper(shop), await mintShopper(shop)]
    const { skuId } = await mintGoods(shop, { stock: 50 })
    const own = []
    for (let turn = 0; turn < 3; turn += 1) {
      own.push(await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]))
      // The last two are consecutive.
      if (turn !== 1) await mintOrder(shop, other, [{ skuId, quantity: 1 }])
    }
    const [oldest, cancelled, newest] = own
    if (!oldest || !cancelled || !newest) throw new Error('three orders were placed')
    await ask(shop.app, cancelOrder, { orderId: cancelled.id }, shopper)
    const q = oldest.sn.slice(0, 2)
    const page = async (given: v.InferInput<typeof listOrders.input>) => {
      const { list, nextCursor } = await ask(shop.app, listOrders, { q, ...given }, shopper)
      return { ids: list.map(({ id }) => id), nextCursor }
    }
    const walk = async (given: Parameters<typeof page>[0]) => {
      const pages: number[][] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const read = await page({ ...given, limit: 1, ...(cursor && { cursor }) })
        pages.push(read.ids)
        cursor = read.nextCursor
      }
      return pages
    }
    for (const words of [q, newest.lines[0]?.title ?? '']) {
      const all = { q: words }
      expect(await page(all)).toEqual({
        ids: [newest.id, cancelled.id, oldest.id],
        nextCursor: null,
      })
      expect(await page({ ...all, limit: 3 })).toMatchObject({ nextCursor: null })
      expect(await walk(all)).toEqual([[newest.id], [cancelled.id], [oldest.id]])
      expect(await page({ ...all, status: '-1' })).toMatchObject({ ids: [cancelled.id] })
      expect(await walk({ ...all, status: '0' })).toEqual([[newest.id], [oldest.id]])
    }
  })

  test('shows what changed since it was last read, also a late review', async ({ shop }) => {
    const goods = [await mintGoods(shop), await mintGoods(shop)]
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const items = goods.map(({ skuId }) => ({ skuId, quantity: 1 }))
    const order = await mintOrder(shop, shopper, items)
    const life = orderLife(shop, { shopper, order })
    const [first, second] = order.lines.map(({ lineId }) => lineId)
    const seen: [number, boolean][] = []
    const look = async () => {
      const { list } = await ask(shop.app, listOrders, {}, shopper)
      seen.push(...list.map(({ status, reviewed }): [number, boolean] => [status, reviewed]))
    }

    await look()
    for (const step of [
      life.pay,
      life.ship,
      life.confirm,
      () => life.review([first ?? 0]),
      () => life.review([second ?? 0]),
    ]) {
      await mustDo(step())
      await look()
    }

    expect(seen).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [4, true],
    ])
  })

  test('reuses a stored answer only while it is current, and only for its shopper', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop)
    await retitle(shop, goods, 'Harbour lamp')
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const look = async () => {
      const { list } = await ask(shop.app, listOrders, {}, shopper)
      return list.map(({ status, lines }) => [status, ...lines.map(({ title }) => title)])
    }
    const placed = [await look(), await look()]
    await mustDo(orderLife(shop, { shopper, order }).pay())
    const paid = [await look(), await look()]
    await retitle(shop, goods, 'Harbour lantern')
    await shop.catalogue.refreshProducts([goods.productId])
    const renamed = await look()
    const ofAnother = await ask(shop.app, listOrders, {}, await mintShopper(shop))
    await ask(shop.app, logout, {}, shopper)
    const loggedOut = await send(shop.app, listOrders, {}, shopper)

    expect({ placed, paid, renamed, ofAnother, loggedOut: loggedOut.body.reason }).toEqual({
      placed: [[[0, 'Harbour lamp']], [[0, 'Harbour lamp']]],
      paid: [[[1, 'Harbour lamp']], [[1, 'Harbour lamp']]],
      renamed: [[1, 'Harbour lantern']],
      ofAnother: { list: [], nextCursor: null },
      loggedOut: 'notLoggedIn',
    })
  })

  test('neither shows nor counts an order as open after its deadline', async ({ shop }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    await passTime(shop, shopper, periods.toConfirmReceipt)

    const { counts } = await ask(shop.app, countOrders, {}, shopper)
    const { list } = await ask(shop.app, listOrders, {}, shopper)

    expect(counts).toEqual({ all: 2, '0': 0, '1': 0, '2': 0, '3': 1, '4': 0, '-1': 1, '-4': 0 })
    expect(list.map(({ status }) => status)).toEqual([-1, 3])
  })

  test('counts up to a thousand of one status', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    const [order, gone] = [
      await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
      await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
    ]
    await ask(shop.app, cancelOrder, { orderId: gone.id }, shopper)
    await repeat(shop, order.id, 998)
    const before = (await ask(shop.app, countOrders, {}, shopper)).counts
    await repeat(shop, order.id, 2)
    const { counts } = await ask(shop.app, countOrders, {}, shopper)
    const none = { '1': 0, '2': 0, '3': 0, '4': 0, '-4': 0 }
    expect(before).toEqual({ ...none, all: 1_000, '0': 999, '-1': 1 })
    expect(counts).toEqual({ ...none, all: 1_000, '0': 1_000, '-1': 1 })
  })

  /** Copies of an order, without its lines. */
  const repeat = (shop: TestShop, orderId: number, times: number) =>
    shop.database.db.execute(sql`
      insert into orders (sn, user_id, status, address, note, quantity, subtotal_cents, freight_cents,
        discount_cents, total_cents, placed_at, pay_deadline)
      select 'HL' || gen_random_uuid(), user_id, status, address, note, quantity, subtotal_cents,
        freight_cents, discount_cents, total_cents, placed_at, pay_deadline
      from orders, generate_series(1, ${times}) where id = ${orderId}`)

  test('reordering puts its lines into the cart, and reports on each line', async ({ shop }) => {
    const [stored, scarce, gone, out] = await Promise.all(
      [{ stock: 4 }, { stock: 4 }, { stock: 9 }, { stock: 2 }].map((wanted) =>
        mintGoods(shop, { priceCents: 1_000, ...wanted }),
      ),
    )
    if (!stored || !scarce || !gone || !out) throw new Error('four goods were minted')
    const shopper = await mintShopper(shop)
    const items = [stored, scarce, gone, out].map(({ skuId }) => ({ skuId, quantity: 2 }))
    const order = await mintOrder(shop, shopper, items)
    const { db } = shop.database
    await changePrice(shop, stored.skuId, 1_200)
    await db.update(skus).set({ sellable: false }).where(eq(skus.id, gone.skuId))
    await ask(shop.app, addToCart, { skuId: scarce.skuId, quantity: 1 }, shopper)

    const key = 'one-intent-of-the-shopper'
    const first = await send(shop.app, reorder, { orderId: order.id }, { ...shopper, key })
    const retry = await send(shop.app, reorder, { orderId: order.id }, { ...shopper, key })

    const { lines } = first.body.data as { lines: { skuId: number }[] }
    expect(lines.toSorted((a, b) => a.skuId - b.skuId)).toMatchObject(
      [
        {
          skuId: stored.skuId,
          outcome: 'added',
          wanted: 2,
          added: 2,
          beforeCents: 1_000,
          nowCents: 1_200,
        },
        { skuId: scarce.skuId, outcome: 'fewer', wanted: 2, added: 1 },
        { skuId: gone.skuId, outcome: 'notSellable', wanted: 2, added: 0 },
        { skuId: out.skuId, outcome: 'outOfStock', wanted: 2, added: 0 },
      ].toSorted((a, b) => a.skuId - b.skuId),
    )
    expect(retry.text).toBe(first.text)
    const cart = await ask(shop.app, showCart, {}, shopper)
    expect(cart.lines.map(({ skuId, quantity }) => [skuId, quantity]).toSorted()).toEqual(
      [
        [stored.skuId, 2],
        [scarce.skuId, 2],
      ].toSorted(),
    )
  })
})
