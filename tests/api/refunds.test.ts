import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { applyRefund, listRefunds, quoteRefund, showRefund } from '../../contract/refunds.ts'
import { rowsOf } from '../../server/db/client.ts'
import { promoCodes } from '../../server/db/schema/orders.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mintUpload, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'
import { day, periods } from '../support/facts.ts'

const balanceCents = 100_000

describe('refunds', () => {
  test.beforeAll(async ({ shop }) => {
    await shop.database.db.insert(promoCodes).values({
      code: 'TENOFF',
      kind: 'amount',
      value: 1_000,
      minSubtotalCents: 5_000,
      usesPerUser: 99,
      startsAt: shop.clock.now(),
      endsAt: new Date('2030-01-01T00:00:00Z'),
    })
  })

  /** Two lines, 3 × $10.01 with $5 freight and 1 × $49.99, less a promo of $10. */
  async function twoLines(shop: TestShop) {
    const first = await mintGoods(shop, { priceCents: 1_001, stock: 9, freightCents: 500 })
    const second = await mintGoods(shop, { priceCents: 4_999, stock: 9 })
    const shopper = await mintShopper(shop, { balanceCents })
    const items = [
      { skuId: first.skuId, quantity: 3 },
      { skuId: second.skuId, quantity: 1 },
    ]
    const order = await mintOrder(shop, shopper, items, 'TENOFF')
    const life = orderLife(shop, { shopper, order })
    const [one, two] = order.lines
    if (!one || !two) throw new Error('two lines were ordered')
    await mustDo(life.pay())
    return { first, second, shopper, order, life, one, two }
  }

  const stockOf = async (shop: TestShop, skuId: number) => {
    const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId))
    return { onHand: row?.onHand, reserved: row?.reserved }
  }

  const balanceOf = async (shop: TestShop, shopper: { token: string }) =>
    (await ask(shop.app, getUserInfo, {}, shopper)).availableCents

  test('shares of promo and freight add up over the lines and over their pieces', async ({
    shop,
  }) => {
    const { order, shopper, one, two } = await twoLines(shop)
    const quoteOf = (lines: { lineId: number; quantity: number }[]) =>
      ask(shop.app, quoteRefund, { orderId: order.id, lines }, shopper)

    const whole = await quoteOf([
      { lineId: one.lineId, quantity: 3 },
      { lineId: two.lineId, quantity: 1 },
    ])
    const pieces = await Promise.all(
      [1, 2, 3].map((quantity) => quoteOf([{ lineId: one.lineId, quantity }])),
    )

    expect(order.totalCents).toBe(3 * 1_001 + 500 + 4_999 - 1_000)
    expect(whole).toEqual({
      maxAmountCents: order.totalCents,
      returnPossible: false,
      lines: [
        {
          lineId: one.lineId,
          quantity: 3,
          priceCents: 3_003,
          discountCents: 375,
          freightCents: 500,
          refundableCents: 3_128,
        },
        {
          lineId: two.lineId,
          quantity: 1,
          priceCents: 4_999,
          discountCents: 625,
          freightCents: 0,
          refundableCents: 4_374,
        },
      ],
    })
    expect(pieces.map(({ maxAmountCents }) => maxAmountCents)).toEqual([1_043, 2_086, 3_128])
  })

  test('a partial refund before shipping frees its pieces, and the rest is shipped', async ({
    shop,
  }) => {
    const { order, shopper, life, one, first, second } = await twoLines(shop)
    const before = await balanceOf(shop, shopper)

    await mustDo(
      life.applyRefund({ lines: [{ lineId: one.lineId, quantity: 2 }], amountCents: 2_000 }),
    )
    await mustDo(life.approve())
    const partly = await life.read()
    const freed = await stockOf(shop, first.skuId)
    await mustDo(life.ship())

    expect(partly).toMatchObject({ status: 1, afterSaleStage: null, refundedCents: 2_000 })
    expect(partly.lines[0]).toMatchObject({
      refundedQuantity: 2,
      refundedCents: 2_000,
      refundableQuantity: 1,
      refundableCents: 1_042,
    })
    expect(partly.refund).toMatchObject({ stage: 'refunded', amountCents: 2_000 })
    expect(await balanceOf(shop, shopper)).toBe(before + 2_000)
    expect(freed).toEqual({ onHand: 9, reserved: 1 })
    expect([await stockOf(shop, first.skuId), await stockOf(shop, second.skuId)]).toEqual([
      { onHand: 8, reserved: 0 },
      { onHand: 8, reserved: 0 },
    ])
    expect((await life.applyRefund({ amountCents: 1 })).body.reason).toBe('alreadyRefunded')
    expect(order.totalCents).toBeGreaterThan(2_000)
    expect(await badFindings(shop)).toEqual([])
  })

  test('parts that make up the whole sum end the order, with every piece free', async ({
    shop,
  }) => {
    const { order, shopper, life, one, two, first, second } = await twoLines(shop)
    await mustDo(
      life.applyRefund({ lines: [{ lineId: one.lineId, quantity: 3 }], amountCents: 3_128 }),
    )
    await mustDo(life.approve())
    await mustDo(
      life.applyRefund({ lines: [{ lineId: two.lineId, quantity: 1 }], amountCents: 4_374 }),
    )
    await mustDo(life.approve())

    expect(await life.read()).toMatchObject({
      status: -4,
      afterSaleStage: 'refunded',
      refundedCents: order.totalCents,
      next: null,
    })
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
    expect([await stockOf(shop, first.skuId), await stockOf(shop, second.skuId)]).toEqual([
      { onHand: 9, reserved: 0 },
      { onHand: 9, reserved: 0 },
    ])
    expect(await badFindings(shop)).toEqual([])
  })

  test('successive refunds of a line’s pieces return all that it cost', async ({ shop }) => {
    const { order, shopper, life, one, two, first } = await twoLines(shop)
    for (const amountCents of [1_043, 1_043, 1_042]) {
      const lines = [{ lineId: one.lineId, quantity: 1 }]
      const tooMuch = await life.applyRefund({ lines, amountCents: amountCents + 1 })
      expect(tooMuch.body.data).toMatchObject({ maxAmountCents: amountCents })
      await mustDo(life.applyRefund({ lines, amountCents }))
      await mustDo(life.approve())
    }
    const fourth = await life.applyRefund({
      lines: [{ lineId: one.lineId, quantity: 1 }],
      amountCents: 1,
    })
    expect(fourth.body).toMatchObject({ reason: 'alreadyRefunded', data: { lineId: one.lineId } })
    expect(await life.read()).toMatchObject({ status: 1, refundedCents: 3_128 })
    expect(await stockOf(shop, first.skuId)).toEqual({ onHand: 9, reserved: 0 })

    await mustDo(
      life.applyRefund({ lines: [{ lineId: two.lineId, quantity: 1 }], amountCents: 4_374 }),
    )
    await mustDo(life.approve())
    expect(await life.read()).toMatchObject({
      afterSaleStage: 'refunded',
      refundedCents: order.totalCents,
    })
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(['before shipping', 'on its way', 'after receipt'] as const)(
    '%s, every piece refunded for less ends the order, and the shop has the rest',
    async (when, { shop }) => {
      const { order, shopper, life, first, second } = await twoLines(shop)
      if (when !== 'before shipping') await mustDo(life.ship())
      if (when === 'after receipt') await mustDo(life.confirm())
      const revenueBefore = await revenue(shop)
      await mustDo(life.applyRefund({ amountCents: 5_000 }))
      await mustDo(life.approve())

      const restCents = order.totalCents - 5_000
      expect(await life.read()).toMatchObject({
        status: -4,
        afterSaleStage: 'refunded',
        refundedCents: 5_000,
        next: null,
      })
      expect(await balanceOf(shop, shopper)).toBe(balanceCents - restCents)
      expect(await revenue(shop)).toBe(
        revenueBefore + (when === 'after receipt' ? -5_000 : restCents),
      )
      const onHand = when === 'before shipping' ? [9, 9] : [6, 8]
      expect([await stockOf(shop, first.skuId), await stockOf(shop, second.skuId)]).toEqual(
        onHand.map((pieces) => ({ onHand: pieces, reserved: 0 })),
      )
      expect((await life.applyRefund({ amountCents: 1 })).body.reason).toBe('alreadyRefunded')
      expect(await badFindings(shop)).toEqual([])
    },
  )

  test('after receipt the money comes from revenue, and resellable pieces are restocked', async ({
    shop,
  }) => {
    const { shopper, life, one, first } = await twoLines(shop)
    await mustDo(life.ship())
    await mustDo(life.confirm())
    const revenueBefore = await revenue(shop)
    await mustDo(
      life.applyRefund({
        type: 'refundAndReturn',
        goodsReceived: true,
        lines: [{ lineId: one.lineId, quantity: 3 }],
        amountCents: 3_000,
      }),
    )
    const withoutAddress = await life.approve()
    await mustDo(life.approve('Dock 7'))
    await mustDo(life.sendBack())
    const tooMany = await life.returned([{ lineId: one.lineId, quantity: 4 }])
    const foreign = await life.returned([{ lineId: 999_999, quantity: 1 }])
    await mustDo(life.returned([{ lineId: one.lineId, quantity: 2 }]))

    expect([withoutAddress, tooMany, foreign]).toEqual(
      Array.from({ length: 3 }, () => ({ status: 400, reason: 'invalidInput' })),
    )
    const after = await life.read()
    expect(after).toMatchObject({ status: 3, refundedCents: 3_000 })
    expect(after.refund).toMatchObject({
      stage: 'refunded',
      returnAddress: 'Dock 7',
      returnCarrier: 'UPS',
      returnTrackingNumber: '1Z9',
    })
    expect(await stockOf(shop, first.skuId)).toEqual({ onHand: 8, reserved: 0 })
    expect(await revenue(shop)).toBe(revenueBefore - 3_000)
    expect(await badFindings(shop)).toEqual([])
    expect((await ask(shop.app, listRefunds, {}, shopper)).list).toEqual([after.refund])
  })

  test('a deadline stands still while a request is open, and then continues with the remaining time', async ({
    shop,
  }) => {
    const leftOver = periods.toConfirmReceipt - 4 * day
    const { shopper, life } = await twoLines(shop)
    await mustDo(life.ship())
    await passTime(shop, shopper, 4 * day)
    const running = await life.read()
    await mustDo(life.applyRefund())
    await passTime(shop, shopper, 30 * day)
    await life.tick()
    const standing = await life.read()
    await mustDo(life.refuse())
    const going = await life.read()

    expect(standing).toMatchObject({
      status: -4,
      receiveDeadline: null,
      deadlineLeftMs: leftOver * 1000,
      next: { who: 'operator', by: null },
    })
    expect(going).toMatchObject({
      status: 2,
      deadlineLeftMs: null,
      refund: { stage: 'refused', refusedFor: 'worn' },
    })
    const leftMs = Date.parse(going.receiveDeadline ?? '') - shop.clock.now().getTime()
    expect(leftMs).toBe(leftOver * 1000)
    expect(going.receiveDeadline).not.toBe(running.receiveDeadline)
    await passTime(shop, shopper, leftOver)
    expect((await life.read()).status).toBe(3)
  })

  test('an invalid request is refused with its reason and changes nothing', async ({ shop }) => {
    const { order, life, one, two } = await twoLines(shop)
    const other = await mintShopper(shop)
    const line = { lineId: one.lineId, quantity: 3 }
    const foreign = await mintUpload(shop, other)
    const reasonOf = async (changes: Parameters<typeof life.applyRefund>[0]) =>
      (await life.applyRefund(changes)).body.reason

    expect([
      await reasonOf({ amountCents: order.totalCents + 1 }),
      await reasonOf({ lines: [line], amountCents: 3_129 }),
      await reasonOf({ lines: [{ ...line, quantity: 4 }], amountCents: 1 }),
      await reasonOf({ lines: [line, line], amountCents: 1 }),
      await reasonOf({ lines: [{ lineId: 999_999, quantity: 1 }], amountCents: 1 }),
      await reasonOf({ type: 'refundAndReturn', goodsReceived: true }),
      await reasonOf({ goodsReceived: true }),
      await reasonOf({ reason: 'damaged' }),
      await reasonOf({ evidence: [foreign] }),
      await reasonOf({ evidence: [] }),
      await reasonOf({ reason: '  ' }),
      await reasonOf({ explanation: ' ' }),
      await reasonOf({ amountCents: 0 }),
    ]).toEqual([
      'refundTooHigh',
      'refundTooHigh',
      'invalidInput',
      'invalidInput',
      'invalidInput',
      'nothingToReturn',
      'notSentYet',
      'notSentYet',
      'uploadMissing',
      'invalidInput',
      'invalidInput',
      'invalidInput',
      'invalidInput',
    ])
    const tooHigh = await life.applyRefund({
      lines: [{ lineId: two.lineId, quantity: 1 }],
      amountCents: 9_000,
    })
    expect(tooHigh.body.data).toEqual({ maxAmountCents: 4_374, order: await life.read() })
    expect(await life.read()).toMatchObject({ status: 1, refund: null })
    expect((await send(shop.app, showRefund, { id: 1 }, other)).body.reason).toBe('notFound')
  })

  test('a request can be withdrawn and made again, and a retry makes no second one', async ({
    shop,
  }) => {
    const { order, shopper, life, one } = await twoLines(shop)
    const body = {
      orderId: order.id,
      type: 'refundOnly',
      goodsReceived: false,
      lines: [{ lineId: one.lineId, quantity: 1 }],
      amountCents: 500,
      reason: 'Too small',
      explanation: 'It does not fit.',
      evidence: [await mintUpload(shop, shopper)],
    } as const
    const options = { token: shopper.token, key: 'the-key-of-this-intent' }

    const answers = [
      await send(
        shop.app,
        applyRefund,
        { ...body, lines: [...body.lines], evidence: [...body.evidence] },
        options,
      ),
      await send(
        shop.app,
        applyRefund,
        { ...body, lines: [...body.lines], evidence: [...body.evidence] },
        options,
      ),
    ]

    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect((await ask(shop.app, listRefunds, {}, shopper)).list).toHaveLength(1)
    expect(
      await askOffice(shop, '/refuse', { refundId: await life.refundId(), reason: '' }),
    ).toEqual({ status: 400, reason: 'invalidInput' })
  })
})

async function revenue(shop: TestShop): Promise<number> {
  const [row] = await rowsOf<{ cents: number }>(
    shop.database.db,
    sql`select balance_cents::int as cents from accounts where kind = 'revenue'`,
  )
  return row?.cents ?? -1
}
