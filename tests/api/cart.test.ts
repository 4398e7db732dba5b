import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as calls from '../../contract/cart.ts'
import { products, skus } from '../../server/db/schema/catalogue.ts'
import { changePrice, mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'

describe('the cart', () => {
  test('anyone can look up a guest’s lines: today’s price and stock, in the order asked for', async ({
    shop,
  }) => {
    const dear = await mintGoods(shop, { priceCents: 1_200, stock: 5 })
    const cheap = await mintGoods(shop, { priceCents: 300, stock: 0 })
    const gone = 2_000_000_000
    const skuIds = [cheap.skuId, gone, dear.skuId].join(',')

    const { list } = await ask(shop.app, calls.lookUpGoods, { skuIds })
    const refused = await send(shop.app, calls.lookUpGoods, { skuIds: '1,x' })

    expect(list).toEqual([
      expect.objectContaining({ skuId: cheap.skuId, unitPriceCents: 300, available: 0 }),
      expect.objectContaining({ skuId: dear.skuId, unitPriceCents: 1_200, available: 5 }),
    ])
    const observed = Object.keys(calls.goods.entries).toSorted()
    expect(list.map((shown) => Object.keys(shown).toSorted())).toEqual([observed, observed])
    expect(refused.status).toBe(400)
  })

  test('adding does not wait for an order that is reserving the same goods', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    const { count } = await shop.database.db.transaction(async (tx) => {
      await tx.select().from(skus).where(eq(skus.id, skuId)).for('no key update')
      return ask(shop.app, calls.addToCart, { skuId, quantity: 2 }, shopper)
    })
    expect(count).toBe(2)
  })

  test('adding twice sums up in one selected line at today’s price', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 1_200, stock: 5 })
    const shopper = await mintShopper(shop)
    await ask(shop.app, calls.addToCart, { skuId: goods.skuId, quantity: 2 }, shopper)
    const cart = await ask(shop.app, calls.addToCart, { skuId: goods.skuId, quantity: 1 }, shopper)
    expect(cart).toEqual({
      lines: [
        expect.objectContaining({
          skuId: goods.skuId,
          unitPriceCents: 1_200,
          quantity: 3,
          selected: true,
          available: 5,
          sellable: true,
        }),
      ],
      count: 3,
      selectedCount: 3,
      selectedCents: 3_600,
    })
  })

  test('lines added in the same instant have a stable order', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const goods = [await mintGoods(shop), await mintGoods(shop), await mintGoods(shop)]
    const [low = 0, middle = 0, high = 0] = goods.map(({ skuId }) => skuId)
    const answers = []
    for (const skuId of [middle, high, low]) {
      answers.push(await ask(shop.app, calls.addToCart, { skuId, quantity: 1 }, shopper))
    }
    answers.push(await ask(shop.app, calls.showCart, {}, shopper))
    expect(answers.map(({ lines }) => lines.map(({ skuId }) => skuId))).toEqual([
      [middle],
      [high, middle],
      [high, middle, low],
      [high, middle, low],
    ])
  })

  test('refuses more than is in stock, and reports what is left', async ({ shop }) => {
    const goods = await mintGoods(shop, { stock: 3 })
    const shopper = await mintShopper(shop)
    await ask(shop.app, calls.addToCart, { skuId: goods.skuId, quantity: 2 }, shopper)
    const add = (quantity: number) =>
      send(shop.app, calls.addToCart, { skuId: goods.skuId, quantity }, shopper)
    const { body } = await add(2)
    const whole = await add(1)
    expect([body.reason, body.data, whole.body.code]).toEqual(['tooFewLeft', { available: 3 }, 1])
  })

  test('refuses more than 99 of a variant at any stock, and names the limit', async ({ shop }) => {
    const goods = await mintGoods(shop, { stock: 1_000 })
    const shopper = await mintShopper(shop)
    const add = async (quantity: number) =>
      (await send(shop.app, calls.addToCart, { skuId: goods.skuId, quantity }, shopper)).body
    await add(2)
    const [tooMany, allThatFit] = [await add(99), await add(97)]
    expect([tooMany.reason, tooMany.data, tooMany.msg, allThatFit.code]).toEqual([
      'pieceLimit',
      { most: 99 },
      'You can have up to 99 pieces of one kind',
      1,
    ])
  })

  test.for(['0000-01-01T00:00:00Z', '2027-02-30T00:00:00Z', '2027-01-01T00:00:00+99:00'])(
    'a line can’t be restored to %s',
    async (addedAt, { shop }) => {
      const goods = await mintGoods(shop)
      const shopper = await mintShopper(shop)
      const given = { skuId: goods.skuId, quantity: 1, addedAt }
      const { status, body } = await send(shop.app, calls.addToCart, given, shopper)
      expect([status, body.reason]).toEqual([400, 'invalidInput'])
    },
  )

  test('deselected lines don’t count; a line can be lowered below a shrunken stock', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 500, stock: 9 })
    const shopper = await mintShopper(shop)
    const { skuId } = goods
    await ask(shop.app, calls.addToCart, { skuId, quantity: 4 }, shopper)
    const off = await ask(
      shop.app,
      calls.updateCart,
      { lines: [{ skuId, selected: false }] },
      shopper,
    )
    expect([off.count, off.selectedCount, off.selectedCents]).toEqual([4, 0, 0])
    const lower = await ask(
      shop.app,
      calls.updateCart,
      { lines: [{ skuId, quantity: 3 }] },
      shopper,
    )
    expect(lower.count).toBe(3)
  })

  test('a line can be raised to what is left, and stays where less is left', async ({ shop }) => {
    const goods = await mintGoods(shop, { stock: 5 })
    const shopper = await mintShopper(shop)
    const { skuId } = goods
    const change = async (quantity: number) => {
      const lines = [{ skuId, quantity }]
      const { body } = await send(shop.app, calls.updateCart, { lines }, shopper)
      return body.reason ?? body.code
    }
    await ask(shop.app, calls.addToCart, { skuId, quantity: 2 }, shopper)
    const raised = [await change(6), await change(5)]
    await mintOrder(shop, await mintShopper(shop), [{ skuId, quantity: 2 }])
    expect([...raised, await change(5), await change(6)]).toEqual([
      'tooFewLeft',
      1,
      1,
      'tooFewLeft',
    ])
  })

  test('removing a missing line changes nothing', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const cart = await ask(shop.app, calls.removeFromCart, { skuIds: [1] }, shopper)
    expect(cart).toEqual({ lines: [], count: 0, selectedCount: 0, selectedCents: 0 })
  })

  test('a guest’s cart is merged once, and the answer reports what changed', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const dearer = await mintGoods(shop, { priceCents: 1_100, stock: 9 })
    const cheaper = await mintGoods(shop, { priceCents: 900, stock: 9 })
    const scarce = await mintGoods(shop, { priceCents: 300, stock: 1 })
    const enough = await mintGoods(shop, { priceCents: 700, stock: 2 })
    const soldOut = await mintGoods(shop, { stock: 0 })
    const gone = await mintGoods(shop, { sellable: false })
    const line = (skuId: number, quantity: number, seenPriceCents: number) => ({
      skuId,
      quantity,
      seenPriceCents,
      selected: true,
    })
    const lines = [
      line(dearer.skuId, 2, 1_000),
      line(cheaper.skuId, 1, 1_000),
      line(scarce.skuId, 3, 300),
      line(enough.skuId, 2, 700),
      line(soldOut.skuId, 1, 1_999),
      line(gone.skuId, 1, 1_999),
      line(999_999_999, 1, 5),
    ]

    const first = await ask(shop.app, calls.mergeCart, { lines }, shopper)
    const second = await ask(shop.app, calls.mergeCart, { lines }, shopper)

    expect(
      first.changes.map(({ skuId, change, before, after }) => [skuId, change, before, after]),
    ).toEqual([
      [dearer.skuId, 'priceUp', 1_000, 1_100],
      [cheaper.skuId, 'priceDown', 1_000, 900],
      [scarce.skuId, 'quantityReduced', 3, 1],
      [soldOut.skuId, 'soldOut', 1, 0],
      [gone.skuId, 'gone', 1, 0],
      [999_999_999, 'gone', 1, 0],
    ])
    expect(first.cart.lines.map((merged) => [merged.skuId, merged.quantity]).toSorted()).toEqual(
      [
        [dearer.skuId, 2],
        [cheaper.skuId, 1],
        [scarce.skuId, 1],
        [enough.skuId, 2],
      ].toSorted(),
    )
    expect(first.changes.at(-1)).toMatchObject({ title: '', variant: '' })
    expect(second.cart).toEqual(first.cart)
  })

  test.for([
    ['dearer', 1_200],
    ['cheaper', 800],
  ] as const)(
    'goods that got %s show their price at the time they were added',
    async ([, priceCents], { shop }) => {
      const goods = await mintGoods(shop, { priceCents: 1_000 })
      const shopper = await mintShopper(shop)
      const { skuId } = goods
      const pricesOf = ({ lines }: calls.Cart) =>
        lines.map(({ seenPriceCents, unitPriceCents }) => [seenPriceCents, unitPriceCents])
      await ask(shop.app, calls.addToCart, { skuId, quantity: 1 }, shopper)
      await changePrice(shop, skuId, priceCents)
      const shown = await ask(shop.app, calls.showCart, {}, shopper)
      const lines = [{ skuId, quantity: 2 }]
      const changed = await ask(shop.app, calls.updateCart, { lines }, shopper)
      const again = await ask(shop.app, calls.addToCart, { skuId, quantity: 1 }, shopper)
      expect([shown, changed, again].map(pricesOf)).toEqual([
        [[1_000, priceCents]],
        [[1_000, priceCents]],
        [[priceCents, priceCents]],
      ])
    },
  )

  test('a restored line returns to its old position, which can’t be in the future', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const goods = [await mintGoods(shop), await mintGoods(shop), await mintGoods(shop)]
    const add = (skuId: number, addedAt?: string) =>
      ask(
        shop.app,
        calls.addToCart,
        { skuId, quantity: 1, ...(addedAt === undefined ? {} : { addedAt }) },
        shopper,
      )
    for (const { skuId } of goods) {
      await add(skuId)
      shop.clock.advance(1)
    }
    const { lines } = await ask(shop.app, calls.showCart, {}, shopper)
    const [, middle] = lines
    const skuIds = [middle!.skuId]
    await ask(shop.app, calls.removeFromCart, { skuIds }, shopper)
    const back = await add(middle!.skuId, middle!.addedAt)
    expect(back.lines).toEqual(lines)

    await ask(shop.app, calls.removeFromCart, { skuIds }, shopper)
    const later = await add(middle!.skuId, '2999-01-01T00:00:00.000Z')
    expect(later.lines[0]).toMatchObject({ ...middle, addedAt: shop.clock.now().toISOString() })
  })

  test('goods that are no longer sold stay visible, are marked so, and can’t be added', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    const more = { skuId: goods.skuId, quantity: 1 }
    await ask(shop.app, calls.addToCart, more, shopper)
    const { db } = shop.database
    await db.update(products).set({ sellable: false }).where(eq(products.id, goods.productId))
    await changePrice(shop, goods.skuId, 2_500)
    const { body } = await send(shop.app, calls.addToCart, more, shopper)
    const { lines } = await ask(shop.app, calls.showCart, {}, shopper)
    expect(body.reason).toBe('notForSale')
    expect(lines).toEqual([
      expect.objectContaining({ ...more, sellable: false, unitPriceCents: 2_500 }),
    ])
  })
})
