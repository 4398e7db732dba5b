import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addToCart, showCart } from '../../contract/cart.ts'
import {
  cancelOrder,
  countOrders,
  listOrders,
  placeOrder,
  quoteCheckout,
  showOrder,
} from '../../contract/orders.ts'
import type { Delivery } from '../../contract/delivery.ts'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import { shops, skus } from '../../server/db/schema/catalogue.ts'
import { orderLines } from '../../server/db/schema/orders.ts'
import { changePrice, mintGoods } from '../factories/goods.ts'
import { orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

describe('checkout and placing', () => {
  test('charges freight per shop and takes the promo off the goods; the shares add up to the cent', async ({
    shop,
  }) => {
    const one = await mintGoods(shop, { priceCents: 3_333, freightCents: 499 })
    const two = await mintGoods(shop, { priceCents: 1_111, freightCents: 250 })
    const shopper = await mintShopper(shop)
    const code = await mintPromo(shop, { kind: 'percent', value: 7 })
    const items = [
      { skuId: one.skuId, quantity: 2 },
      { skuId: two.skuId, quantity: 3 },
    ]

    const quote = await ask(shop.app, quoteCheckout, { items, promoCode: code }, shopper)
    const order = await mintOrder(shop, shopper, items, code)

    const money = {
      subtotalCents: 9_999,
      freightCents: 749,
      discountCents: 699,
      totalCents: 10_049,
    }
    expect(quote).toMatchObject({ ...money, quantity: 5, problems: [] })
    expect(order).toMatchObject({ ...money, promoCode: code, status: 0 })
    const lines = await shop.database.db
      .select({ discount: orderLines.discountCents, freight: orderLines.freightCents })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.id)
    expect(lines).toEqual([
      { discount: 466, freight: 499 },
      { discount: 233, freight: 250 },
    ])
  })

  test('its slowest shop sets the arrival date: at placing, again at payment and at shipping', async ({
    shop,
  }) => {
    const days: Omit<Delivery, 'country'> = {
      dispatchDays: [1, 2],
      homeDays: [2, 4],
      abroadDays: [6, 12],
    }
    const near = await mintGoods(shop, { delivery: { country: 'GB', ...days } })
    const far = await mintGoods(shop, {
      delivery: { country: 'CN', ...days, dispatchDays: [0, 1] },
    })
    const silent = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 100_000 })
    const mint = (...goods: { skuId: number }[]) =>
      mintOrder(
        shop,
        shopper,
        goods.map(({ skuId }) => ({ skuId, quantity: 1 })),
      )
    const orders = [await mint(near), await mint(near, far), await mint(near, silent)]
    const life = (order: OrderDetail) => orderLife(shop, { shopper, order })
    const observed = async () => {
      const read = await Promise.all(orders.map((order) => life(order).read()))
      return read.map(({ arrivesBy }) => arrivesBy)
    }
    const inDays = (count: number) =>
      new Date(shop.clock.now().getTime() + count * 86_400_000).toISOString()

    expect(await observed()).toEqual([inDays(6), inDays(14), null])
    shop.clock.advance(10 * 60)
    for (const order of orders) await life(order).pay()
    expect(await observed()).toEqual([inDays(6), inDays(14), null])
    shop.clock.advance(24 * 60 * 60)
    for (const order of orders) await life(order).ship()
    expect(await observed()).toEqual([inDays(4), inDays(12), null])
  })

  test('freight and delivery days are those of the destination country, and the order stores them', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, {
      priceCents: 1_000,
      freightCents: 900,
      freightTo: {
        GB: { freightCents: 300, freeFreightFromCents: 3_000 },
        NL: { freightCents: 450, freeFreightFromCents: null },
      },
      delivery: {
        country: 'CN',
        dispatchDays: [1, 2],
        homeDays: [2, 4],
        abroadDays: [6, 12],
        daysTo: { GB: [3, 5] },
      },
    })
    const shopper = await mintShopper(shop, { balanceCents: 100_000 })
    const quoted = async (quantity: number, country?: string) => {
      const items = [{ skuId: goods.skuId, quantity }]
      return (await ask(shop.app, quoteCheckout, { items, country }, shopper)).freightCents
    }
    expect([
      await quoted(2, 'GB'),
      await quoted(3, 'GB'),
      await quoted(9, 'NL'),
      await quoted(9, 'FR'),
      await quoted(9),
    ]).toEqual([300, 0, 450, 900, 900])

    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }])
    await shop.database.db
      .update(shops)
      .set({ freightTo: null, delivery: null })
      .where(eq(shops.id, goods.shopId))
    const life = orderLife(shop, { shopper, order })
    await life.pay()
    const { freightCents, totalCents, arrivesBy } = await life.read()
    const inSevenDays = new Date(shop.clock.now().getTime() + 7 * 86_400_000).toISOString()
    expect([freightCents, totalCents, arrivesBy]).toEqual([300, 2_300, inSevenDays])
  })

  test('names goods that a shop doesn’t send to the country, and refuses to order them there', async ({
    shop,
  }) => {
    const near = await mintGoods(shop, { destinations: { only: ['FR'] } })
    const far = await mintGoods(shop, { destinations: { except: ['FR'] } })
    const shopper = await mintShopper(shop)
    const items = [near, far].map(({ skuId }) => ({ skuId, quantity: 1 }))
    const problemsIn = async (country?: string) =>
      (await ask(shop.app, quoteCheckout, { items, country }, shopper)).problems
    const notSent = (goods: { skuId: number }) => ({
      skuId: goods.skuId,
      reason: 'notSentThere',
      available: 0,
    })
    expect([await problemsIn('GB'), await problemsIn('FR'), await problemsIn()]).toEqual([
      [notSent(near)],
      [notSent(far)],
      [],
    ])

    const { addressId } = shopper
    const given = { items, addressId, totalCents: near.priceCents + far.priceCents }
    const answer = await send(shop.app, placeOrder, given, { ...shopper, key: randomUUID() })
    expect(answer.body).toMatchObject({
      reason: 'notSentThere',
      data: { quote: { problems: [notSent(near)], totalCents: far.priceCents } },
    })
    expect(await ask(shop.app, listOrders, {}, shopper)).toEqual({ list: [], nextCursor: null })
  })

  test('refuses a total that isn’t the server’s, with the current quote', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 1_000 })
    const shopper = await mintShopper(shop)
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const { addressId } = shopper
    await changePrice(shop, goods.skuId, 1_200)
    const answer = await send(
      shop.app,
      placeOrder,
      { items, addressId, totalCents: 1_000 },
      shopper,
    )
    expect([answer.body.reason, answer.body.data]).toEqual([
      'totalChanged',
      { quote: expect.objectContaining({ totalCents: 1_200 }) },
    ])
  })

  test('reserves all lines or none', async ({ shop }) => {
    const plenty = await mintGoods(shop, { stock: 10 })
    const scarce = await mintGoods(shop, { stock: 1 })
    const shopper = await mintShopper(shop)
    const items = [
      { skuId: plenty.skuId, quantity: 2 },
      { skuId: scarce.skuId, quantity: 2 },
    ]
    const { addressId } = shopper
    const answer = await send(shop.app, placeOrder, { items, addressId, totalCents: 1 }, shopper)
    expect(answer.body).toMatchObject({
      reason: 'outOfStock',
      data: { quote: { problems: [{ skuId: scarce.skuId, reason: 'outOfStock', available: 1 }] } },
    })
    expect(await reservedOf(shop, plenty.skuId)).toBe(0)
  })

  test('fifty shoppers after ten pieces: ten orders, none oversold', async ({ shop }) => {
    const goods = await mintGoods(shop, { stock: 10, priceCents: 800 })
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => mintShopper(shop)))
    const answers = await Promise.all(
      shoppers.map((shopper) =>
        send(
          shop.app,
          placeOrder,
          {
            items: [{ skuId: goods.skuId, quantity: 1 }],
            addressId: shopper.addressId,
            totalCents: 800,
          },
          shopper,
        ),
      ),
    )
    const reasons = Map.groupBy(answers, ({ body }) => body.reason ?? 'placed')
    expect([reasons.get('placed')?.length, reasons.get('outOfStock')?.length]).toEqual([10, 40])
    expect(await reservedOf(shop, goods.skuId)).toBe(10)
  })

  test('orders of the same goods in opposite order don’t deadlock', async ({ shop }) => {
    const one = await mintGoods(shop, { stock: 200, priceCents: 100 })
    const two = await mintGoods(shop, { stock: 200, priceCents: 100 })
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => mintShopper(shop)))
    const answers = await Promise.all(
      shoppers.map((shopper, index) => {
        const pair = [one.skuId, two.skuId].map((skuId) => ({ skuId, quantity: 1 }))
        return send(
          shop.app,
          placeOrder,
          {
            items: index % 2 ? pair : pair.toReversed(),
            addressId: shopper.addressId,
            totalCents: 200,
          },
          shopper,
        )
      }),
    )
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 1))
  })

  test('an order from the cart removes its lines from it; buying now leaves the cart alone', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 900, stock: 9 })
    const other = await mintGoods(shop, { priceCents: 900, stock: 9 })
    const shopper = await mintShopper(shop)
    for (const { skuId } of [goods, other]) {
      await ask(shop.app, addToCart, { skuId, quantity: 1 }, shopper)
    }
    const body = {
      items: [{ skuId: goods.skuId, quantity: 1 }],
      addressId: shopper.addressId,
      totalCents: 900,
    }
    await ask(shop.app, placeOrder, { ...body, source: 'buyNow' }, shopper)
    const afterBuyNow = await ask(shop.app, showCart, {}, shopper)
    await ask(shop.app, placeOrder, body, shopper)
    const afterCart = await ask(shop.app, showCart, {}, shopper)
    expect([afterBuyNow, afterCart].map((cart) => cart.lines.map((line) => line.skuId))).toEqual([
      expect.arrayContaining([goods.skuId, other.skuId]),
      [other.skuId],
    ])
  })

  test('reading an unpaid order after its deadline expires it, and frees goods and promo code', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 5_000, stock: 3 })
    const shopper = await mintShopper(shop)
    const code = await mintPromo(shop, { kind: 'amount', value: 500 })
    const items = [{ skuId: goods.skuId, quantity: 2 }]
    const order = await mintOrder(shop, shopper, items, code)
    shop.clock.advance(periods.toPay)

    const { counts } = await ask(shop.app, countOrders, {}, shopper)
    const after = await ask(shop.app, showOrder, { id: order.id }, shopper)
    const { promo } = await ask(shop.app, quoteCheckout, { items, promoCode: code }, shopper)

    expect([counts['0'], counts['-1'], after.status, promo?.refusedFor]).toEqual([0, 1, -1, null])
    expect(after.timeline.map(({ type, actor }) => [type, actor])).toEqual([
      ['order.placed', 'shopper'],
      ['order.expired', 'clock'],
    ])
    expect(await reservedOf(shop, goods.skuId)).toBe(0)
  })

  test('the list pages through every order once, newest first, by status', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 700, stock: 50 })
    const shopper = await mintShopper(shop)
    const placed = []
    for (let done = 0; done < 7; done += 1) {
      placed.push((await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])).id)
    }
    await ask(shop.app, cancelOrder, { orderId: placed[2] ?? 0 }, shopper)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await ask(shop.app, listOrders, { status: '0', limit: 2, cursor }, shopper)
      seen.push(...page.list.map((order) => order.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(placed.filter((_, index) => index !== 2).toReversed())
  })

  test('refuses a cursor that no list returned, but a guest only learns that a session is missing', async ({
    shop,
  }) => {
    const asked = { cursor: 'bm9uc2Vuc2U' }
    const shopper = await mintShopper(shop)
    const answers = [
      await send(shop.app, listOrders, asked, shopper),
      await send(shop.app, listOrders, asked),
    ]
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [400, 'invalidInput'],
      [401, 'notLoggedIn'],
    ])
  })
})

async function reservedOf(shop: TestShop, skuId: number): Promise<number | undefined> {
  const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId))
  return row?.reserved
}
