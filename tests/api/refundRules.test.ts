import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listRefunds, showRefund } from '../../contract/refunds.ts'
import { rowsOf } from '../../server/db/client.ts'
import { products, skus } from '../../server/db/schema/catalogue.ts'
import { settleRefund } from '../../server/domain/trade/refunds/settleRefund.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'

describe('pieces and shares of refunds', () => {
  /** An order of these pieces by a shopper with $500, optionally with a promo code. */
  async function ordered(shop: TestShop, pieces: readonly [MintedGoods, number][], code?: string) {
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const items = pieces.map(([{ skuId }, quantity]) => ({ skuId, quantity }))
    const order = await mintOrder(shop, shopper, items, code)
    return { shopper, order, life: orderLife(shop, { shopper, order }) }
  }

  /** Three totes at $10 and three lamps at $30, on their way. */
  async function onItsWay(shop: TestShop) {
    const totes = await mintGoods(shop, { priceCents: 1_000, stock: 9 })
    const lamps = await mintGoods(shop, { priceCents: 3_000, stock: 9 })
    const { shopper, order, life } = await ordered(shop, [
      [totes, 3],
      [lamps, 3],
    ])
    const lineOf = ({ skuId }: MintedGoods) =>
      order.lines.find((line) => line.skuId === skuId)?.lineId ?? 0
    await mustDo(life.pay())
    await mustDo(life.ship())
    return { shopper, life, totes, lamps, tote: lineOf(totes), lamp: lineOf(lamps) }
  }

  /** Two of each are on their way back. */
  async function onTheirWayBack(shop: TestShop) {
    const scene = await onItsWay(shop)
    const { life, tote, lamp } = scene
    const lines = [tote, lamp].map((lineId) => ({ lineId, quantity: 2 }))
    const asked = {
      type: 'refundAndReturn',
      goodsReceived: true,
      lines,
      amountCents: 8_000,
    } as const
    await mustDo(life.applyRefund(asked))
    await mustDo(life.approve('Pier 4'))
    await mustDo(life.sendBack())
    return scene
  }

  async function onHandOf(shop: TestShop, { skuId }: MintedGoods) {
    const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId))
    return row?.onHand
  }

  const resellableOf = async (shop: TestShop, refundId: number) =>
    (
      await rowsOf<{ pieces: number }>(
        shop.database.db,
        sql`select resellable_quantity as pieces from refund_lines where refund_id = ${refundId} order by id`,
      )
    ).map(({ pieces }) => pieces)

  test('several requests of a shopper are each found by their own number, and listed once', async ({
    shop,
  }) => {
    const { shopper, life, tote, lamp } = await onItsWay(shop)
    const shown = []
    for (const [lineId, amountCents] of [
      [tote, 900],
      [lamp, 2_900],
    ] as const) {
      await mustDo(life.applyRefund({ lines: [{ lineId, quantity: 1 }], amountCents }))
      shown.push({ id: await life.refundId(), amountCents, lines: [{ lineId, quantity: 1 }] })
      await mustDo(life.approve())
    }
    const read = await Promise.all(
      shown.map(({ id }) => ask(shop.app, showRefund, { id }, shopper)),
    )
    expect(read).toMatchObject(shown)
    const newest = await ask(shop.app, listRefunds, { limit: 1 }, shopper)
    const cursor = newest.nextCursor ?? ''
    const oldest = await ask(shop.app, listRefunds, { limit: 1, cursor }, shopper)
    expect([...newest.list, ...oldest.list]).toEqual(read.toReversed())
    expect(oldest.nextCursor).toBe(null)
  })

  test('only the owner can send goods back', async ({ shop }) => {
    const { life, tote } = await onItsWay(shop)
    const asked = { lines: [{ lineId: tote, quantity: 1 }], amountCents: 1_000 }

    const without = await life.applyRefund({
      ...asked,
      type: 'refundAndReturn',
      goodsReceived: false,
    })
    expect(without.body.reason).toBe('nothingToReturn')
    expect((await life.read()).status).toBe(2)

    await mustDo(life.applyRefund({ ...asked, type: 'refundAndReturn', goodsReceived: true }))
  })

  test('shares a requested amount by what each line can give, not evenly', async ({ shop }) => {
    const { life, tote, lamp } = await onItsWay(shop)
    const lines = [tote, lamp].map((lineId) => ({ lineId, quantity: 1 }))
    await mustDo(life.applyRefund({ lines, amountCents: 1_001 }))
    await mustDo(life.approve())

    const { refund, lines: after } = await life.read()
    expect(refund?.lines.map(({ lineId, amountCents }) => [lineId, amountCents])).toEqual([
      [tote, 250],
      [lamp, 751],
    ])
    expect(after.map(({ lineId, refundedCents }) => [lineId, refundedCents])).toEqual([
      [tote, 250],
      [lamp, 751],
    ])
  })

  test('restocks all returned pieces when the operator names none', async ({ shop }) => {
    const { life, totes, lamps } = await onTheirWayBack(shop)
    await mustDo(life.returned())
    expect(await resellableOf(shop, await life.refundId())).toEqual([2, 2])
    expect([await onHandOf(shop, totes), await onHandOf(shop, lamps)]).toEqual([8, 8])
  })

  test('keeps pieces off the shelf that the operator doesn’t name', async ({ shop }) => {
    const { life, totes, lamps, tote } = await onTheirWayBack(shop)
    await mustDo(life.returned([{ lineId: tote, quantity: 1 }]))
    expect(await resellableOf(shop, await life.refundId())).toEqual([1, 0])
    expect([await onHandOf(shop, totes), await onHandOf(shop, lamps)]).toEqual([7, 6])
  })

  test('restocks the pieces that the operator names, to the last one', async ({ shop }) => {
    const { life, totes, lamps, tote, lamp } = await onTheirWayBack(shop)
    await mustDo(
      life.returned([
        { lineId: tote, quantity: 2 },
        { lineId: lamp, quantity: 1 },
      ]),
    )
    expect(await resellableOf(shop, await life.refundId())).toEqual([2, 1])
    expect([await onHandOf(shop, totes), await onHandOf(shop, lamps)]).toEqual([8, 7])
  })

  test('reports a closed or unready request before errors in the answer to it', async ({
    shop,
  }) => {
    const { life, tote } = await onItsWay(shop)
    const lines = [{ lineId: tote, quantity: 1 }]
    const asked = { type: 'refundAndReturn', goodsReceived: true, lines } as const
    await mustDo(life.applyRefund({ ...asked, amountCents: 1_000 }))
    const early = await life.returned([{ lineId: 999_999_999, quantity: 1 }])
    await mustDo(life.approve('Pier 4'))
    const late = await life.approve()
    const stateChanged = { status: 409, reason: 'stateChanged' }
    expect([early, late]).toEqual([stateChanged, stateChanged])
  })

  test('a cent that nobody asks for at the last pieces stays with the shop', async ({ shop }) => {
    const { life } = await ordered(shop, [[await mintGoods(shop, { priceCents: 1_000 }), 1]])
    await mustDo(life.pay())
    await mustDo(life.applyRefund({ amountCents: 999 }))
    await mustDo(life.approve())
    expect(await life.read()).toMatchObject({ status: -4, refundedCents: 999 })
    expect(await badFindings(shop)).toEqual([])
  })

  test('leaves a refund that another process has settled as it is', async ({ shop }) => {
    const { life, tote } = await onItsWay(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: tote, quantity: 1 }], amountCents: 1_000 }))
    const refundId = await life.refundId()
    const ctx = { db: shop.database.db, clock: shop.clock }
    await expect(settleRefund({ ctx, input: { refundId } })).rejects.toMatchObject({
      reason: 'stateChanged',
    })
    await mustDo(life.approve())
    const settled = await life.read()
    expect(await settleRefund({ ctx, input: { refundId } })).toMatchObject({
      refundedCents: 1_000,
    })
    expect(await life.read()).toEqual(settled)
  })

  test('zero resellable pieces restock nothing, and all the money goes back', async ({ shop }) => {
    const { life, totes, lamps, tote, lamp } = await onTheirWayBack(shop)
    await mustDo(
      life.returned([
        { lineId: tote, quantity: 0 },
        { lineId: lamp, quantity: 0 },
      ]),
    )
    expect(await resellableOf(shop, await life.refundId())).toEqual([0, 0])
    expect([await onHandOf(shop, totes), await onHandOf(shop, lamps)]).toEqual([6, 6])
    expect(await life.read()).toMatchObject({ status: 2, refundedCents: 8_000 })
  })

  test('annulling gives nothing to a line that a promo code made free', async ({ shop }) => {
    const cheap = await mintGoods(shop, { priceCents: 1 })
    const dear = await mintGoods(shop, { priceCents: 1_000 })
    const code = await mintPromo(shop, { kind: 'percent', value: 60 })
    const { order, life } = await ordered(
      shop,
      [
        [cheap, 1],
        [dear, 1],
      ],
      code,
    )
    await mustDo(life.pay())
    await mustDo(life.annul())
    const { refund } = await life.read()
    expect(refund?.lines.map(({ amountCents }) => amountCents)).toEqual([0, order.totalCents])
  })

  test('reports that nothing is refundable before errors in the request', async ({ shop }) => {
    const { life, tote } = await onItsWay(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: tote, quantity: 3 }], amountCents: 3_000 }))
    const tooMuch = { lines: [{ lineId: tote, quantity: 3 }], amountCents: 90_000 }
    const again = await life.applyRefund(tooMuch)
    await mustDo(life.refuse())
    const open = await life.applyRefund(tooMuch)
    const { order, life: notPaid } = await ordered(shop, [[await mintGoods(shop), 1]])
    const lines = order.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
    const unpaid = await notPaid.applyRefund({ ...tooMuch, lines })
    expect([again, open, unpaid].map(({ body }) => body.reason)).toEqual([
      'alreadySubmitted',
      'refundTooHigh',
      'stateChanged',
    ])
  })

  test('refuses more resellable pieces than came back', async ({ shop }) => {
    const { life, totes, tote } = await onTheirWayBack(shop)
    expect(await life.returned([{ lineId: tote, quantity: 3 }])).toEqual({
      status: 400,
      reason: 'invalidInput',
    })
    expect(await onHandOf(shop, totes)).toBe(6)
  })

  test('refunded pieces don’t count as sold', async ({ shop }) => {
    const { life, totes, lamps, tote } = await onItsWay(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: tote, quantity: 2 }], amountCents: 2_000 }))
    await mustDo(life.approve())
    await mustDo(life.confirm())
    const sold = []
    for (const { productId } of [totes, lamps]) {
      const [row] = await shop.database.db.select().from(products).where(eq(products.id, productId))
      sold.push(row?.soldCount)
    }
    expect(sold).toEqual([1, 3])
  })
})
