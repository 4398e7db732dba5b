import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { listNotices } from '../../contract/notices.ts'
import { quoteRefund } from '../../contract/refunds.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { day, periodsMs } from '../support/facts.ts'

describe('an order in several parcels', () => {
  /** Two totes at $5 and a lamp at $20, paid. */
  async function paidOrder(shop: TestShop) {
    const tote = await mintGoods(shop, { priceCents: 500, stock: 9 })
    const lamp = await mintGoods(shop, { priceCents: 2_000, stock: 9 })
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const order = await mintOrder(shop, shopper, [
      { skuId: tote.skuId, quantity: 2 },
      { skuId: lamp.skuId, quantity: 1 },
    ])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const [totes, lamps] = order.lines.map(({ lineId }) => lineId)
    return { shopper, order, life, totes: totes ?? 0, lamps: lamps ?? 0 }
  }

  test('shows each parcel with its pieces; the last one makes it delivered', async ({ shop }) => {
    const { shopper, life, totes, lamps } = await paidOrder(shop)
    const first = shop.clock.now()
    await mustDo(life.shipLines([{ lineId: lamps, quantity: 1 }]))
    const partly = await life.read()

    await passTime(shop, shopper, 3 * day)
    const second = shop.clock.now()
    await mustDo(life.ship())
    const whole = await life.read()

    const parcel = { id: expect.any(Number), carrier: 'DHL', trackingNumber: 'JD014', events: [] }
    const lampParcel = {
      ...parcel,
      shippedAt: first.toISOString(),
      lines: [{ lineId: lamps, quantity: 1 }],
    }
    const toteParcel = {
      ...parcel,
      shippedAt: second.toISOString(),
      lines: [{ lineId: totes, quantity: 2 }],
    }
    expect([partly.status, partly.sentQuantity, partly.unsentQuantity, partly.parcels]).toEqual([
      1,
      1,
      2,
      [lampParcel],
    ])
    expect([whole.status, whole.sentQuantity, whole.unsentQuantity, whole.parcels]).toEqual([
      2,
      3,
      0,
      [lampParcel, toteParcel],
    ])
    expect(whole.receiveDeadline).toBe(
      new Date(second.getTime() + periodsMs.toConfirmReceipt).toISOString(),
    )
    expect(whole.timeline.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.paid',
      'parcel.shipped',
      'parcel.shipped',
    ])
  })

  test('refuses foreign pieces, no pieces, and pieces that were already sent', async ({ shop }) => {
    const { life, totes, lamps } = await paidOrder(shop)
    await mustDo(life.shipLines([{ lineId: lamps, quantity: 1 }]))
    const before = await life.read()

    expect([
      await life.shipLines([]),
      await life.shipLines([{ lineId: totes, quantity: 0 }]),
      await life.shipLines([{ lineId: totes, quantity: 3 }]),
      await life.shipLines([{ lineId: 999_999_999, quantity: 1 }]),
      await life.shipLines([
        { lineId: totes, quantity: 1 },
        { lineId: totes, quantity: 1 },
      ]),
      await life.shipLines([{ lineId: lamps, quantity: 1 }]),
    ]).toEqual([
      { status: 400, reason: 'invalidInput' },
      { status: 400, reason: 'invalidInput' },
      { status: 400, reason: 'invalidInput' },
      { status: 400, reason: 'invalidInput' },
      { status: 400, reason: 'invalidInput' },
      { status: 409, reason: 'alreadySent' },
    ])
    expect(await life.read()).toEqual(before)

    await mustDo(life.shipLines([{ lineId: totes, quantity: 2 }]))
    expect(await life.shipLines([{ lineId: lamps, quantity: 1 }])).toEqual({
      status: 409,
      reason: 'stateChanged',
    })
  })

  test('accepts a request with return for sent pieces, and refuses it for unsent ones', async ({
    shop,
  }) => {
    const { shopper, order, life, totes, lamps } = await paidOrder(shop)
    await mustDo(life.shipLines([{ lineId: lamps, quantity: 1 }]))
    const tote = { lines: [{ lineId: totes, quantity: 1 }], amountCents: 500 }
    const lamp = { lines: [{ lineId: lamps, quantity: 1 }], amountCents: 2_000 }
    const goods = { type: 'refundAndReturn', goodsReceived: true } as const

    const both = { lines: [...lamp.lines, ...tote.lines], amountCents: 2_500 }
    const quotes = [tote, lamp, both].map(({ lines }) =>
      ask(shop.app, quoteRefund, { orderId: order.id, lines }, shopper),
    )
    expect((await Promise.all(quotes)).map(({ returnPossible }) => returnPossible)).toEqual([
      false,
      true,
      false,
    ])
    expect((await life.applyRefund({ ...both, ...goods })).body.reason).toBe('nothingToReturn')
    expect((await life.applyRefund({ ...tote, ...goods })).body.reason).toBe('nothingToReturn')
    expect((await life.applyRefund({ ...tote, goodsReceived: true })).body.reason).toBe(
      'notSentYet',
    )
    expect((await life.applyRefund({ ...tote, reason: 'damaged' })).body.reason).toBe('notSentYet')
    await mustDo(life.applyRefund({ ...lamp, ...goods }))
    await mustDo(life.approve('Pier 4'))
    await mustDo(life.sendBack())
    await mustDo(life.returned())

    const after = await life.read()
    expect([after.status, after.refundedCents, after.sentQuantity, after.unsentQuantity]).toEqual([
      1, 2_000, 1, 2,
    ])
  })

  test('refuses a request with return for an unsent piece after the sent one came back', async ({
    shop,
  }) => {
    const { shopper, order, life, totes } = await paidOrder(shop)
    const tote = { lines: [{ lineId: totes, quantity: 1 }], amountCents: 500 }
    const goods = { type: 'refundAndReturn', goodsReceived: true } as const
    const isReturnPossible = async () =>
      (await ask(shop.app, quoteRefund, { orderId: order.id, lines: tote.lines }, shopper))
        .returnPossible
    await mustDo(life.shipLines(tote.lines))
    expect(await isReturnPossible()).toBe(true)
    await mustDo(life.applyRefund({ ...tote, ...goods }))
    await mustDo(life.approve('Pier 4'))
    await mustDo(life.sendBack())
    await mustDo(life.returned())

    expect(await isReturnPossible()).toBe(false)
    expect((await life.applyRefund({ ...tote, ...goods })).body.reason).toBe('nothingToReturn')
  })

  test('goes on as after the last parcel once the unsent pieces are refunded', async ({ shop }) => {
    const { shopper, life, totes, lamps } = await paidOrder(shop)
    await mustDo(life.shipLines([{ lineId: lamps, quantity: 1 }]))
    await mustDo(life.applyRefund({ lines: [{ lineId: totes, quantity: 2 }], amountCents: 1_000 }))
    await passTime(shop, shopper, 2 * day)
    const settledAt = shop.clock.now().getTime()
    await mustDo(life.approve())

    const after = await life.read()
    expect([after.status, after.refundedCents, after.sentQuantity, after.unsentQuantity]).toEqual([
      2, 1_000, 1, 0,
    ])
    expect(after.receiveDeadline).toBe(
      new Date(settledAt + periodsMs.toConfirmReceipt).toISOString(),
    )
    await mustDo(life.confirm())
  })

  test('refunds unsent pieces first', async ({ shop }) => {
    const { life, totes, lamps } = await paidOrder(shop)
    await mustDo(
      life.shipLines([
        { lineId: totes, quantity: 1 },
        { lineId: lamps, quantity: 1 },
      ]),
    )
    await mustDo(life.applyRefund({ lines: [{ lineId: totes, quantity: 1 }], amountCents: 500 }))
    await mustDo(life.approve())

    expect(await life.read()).toMatchObject({
      status: 2,
      lines: [
        { sentQuantity: 1, unsentQuantity: 0, refundedQuantity: 1, refundableQuantity: 1 },
        { sentQuantity: 1, unsentQuantity: 0, refundedQuantity: 0, refundableQuantity: 1 },
      ],
    })
  })

  test('refuses to send pieces that were refunded', async ({ shop }) => {
    const { order, life, totes, lamps } = await paidOrder(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: totes, quantity: 1 }], amountCents: 500 }))
    await mustDo(life.approve())

    expect(await life.shipLines([{ lineId: totes, quantity: 2 }])).toEqual({
      status: 409,
      reason: 'alreadySent',
    })
    await mustDo(
      askOffice(shop, '/ship', {
        order: order.id.toString(),
        carrier: 'UPS',
        trackingNumber: '1Z',
      }),
    )
    const { status, parcels } = await life.read()
    expect([status, parcels.map(({ lines }) => lines)]).toEqual([
      2,
      [
        [
          { lineId: totes, quantity: 1 },
          { lineId: lamps, quantity: 1 },
        ],
      ],
    ])
  })

  test('shows the news of a parcel, and its previous tracking number', async ({ shop }) => {
    const { shopper, life } = await paidOrder(shop)
    await mustDo(life.ship())
    const parcelId = (await life.read()).parcels[0]?.id
    const at = shop.clock.now().toISOString()
    await mustDo(askOffice(shop, '/parcels/track', { parcelId, happened: 'Arrived in Leeds' }))
    await mustDo(askOffice(shop, '/parcels/correct', { parcelId, trackingNumber: 'JD015' }))
    await mustDo(
      askOffice(shop, '/parcels/correct', { parcelId, trackingNumber: '1Z9', carrier: 'UPS' }),
    )

    expect((await life.read()).parcels).toMatchObject([
      {
        id: parcelId,
        carrier: 'UPS',
        trackingNumber: '1Z9',
        events: [
          { at, kind: 'happened', text: 'Arrived in Leeds' },
          { at, kind: 'corrected', text: 'JD014' },
          { at, kind: 'corrected', text: 'JD015' },
        ],
      },
    ])
    const { list } = await ask(shop.app, listNotices, { limit: 4 }, shopper)
    expect(list.map(({ kind, read }) => [kind, read])).toEqual([
      ['parcel.corrected', false],
      ['parcel.corrected', false],
      ['parcel.tracked', false],
      ['parcel.shipped', false],
    ])
  })

  test('refuses news of a missing parcel, empty news, and an unchanged number', async ({
    shop,
  }) => {
    const { life } = await paidOrder(shop)
    await mustDo(life.ship())
    const before = await life.read()
    const parcelId = before.parcels[0]?.id

    expect([
      await askOffice(shop, '/parcels/track', { parcelId: 999_999_999, happened: 'Lost' }),
      await askOffice(shop, '/parcels/track', { parcelId, happened: ' ' }),
      await askOffice(shop, '/parcels/correct', { parcelId: 999_999_999, trackingNumber: '1' }),
      await askOffice(shop, '/parcels/correct', { parcelId, trackingNumber: 'JD014' }),
      await askOffice(shop, '/parcels/correct', { parcelId, trackingNumber: '' }),
    ]).toEqual([
      { status: 404, reason: 'notFound' },
      { status: 400, reason: 'invalidInput' },
      { status: 404, reason: 'notFound' },
      { status: 400, reason: 'invalidInput' },
      { status: 400, reason: 'invalidInput' },
    ])
    expect(await life.read()).toEqual(before)
  })

  test('that can’t be fulfilled is annulled: full refund, free pieces, and a reason', async ({
    shop,
  }) => {
    const { shopper, order, life, totes } = await paidOrder(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: totes, quantity: 1 }], amountCents: 300 }))
    await mustDo(life.approve())

    await mustDo(life.annul('The lamp broke in our hands'))

    const after = await life.read()
    expect(after).toMatchObject({
      status: -4,
      afterSaleStage: 'refunded',
      refundedCents: order.totalCents,
      unsentQuantity: 0,
      next: null,
      refund: {
        stage: 'refunded',
        isAnnulment: true,
        amountCents: order.totalCents - 300,
        explanation: 'The lamp broke in our hands',
        lines: [{ quantity: 1 }, { quantity: 1 }],
      },
    })
    expect(after.timeline.at(-1)).toMatchObject({ type: 'order.annulled', actor: 'operator' })
    const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
    expect(availableCents).toBe(10_000)
    const { list } = await ask(shop.app, listNotices, { limit: 1 }, shopper)
    expect(list).toMatchObject([{ kind: 'order.annulled', orderId: order.id, read: false }])
  })

  test('can’t be annulled twice, without a reason, or once a piece was sent', async ({ shop }) => {
    const { life } = await paidOrder(shop)
    const second = await paidOrder(shop)
    await mustDo(life.ship(1))
    await mustDo(second.life.annul())

    expect([await life.annul(), await life.annul(' '), await second.life.annul()]).toEqual([
      { status: 409, reason: 'alreadySent' },
      { status: 400, reason: 'invalidInput' },
      { status: 409, reason: 'stateChanged' },
    ])
    expect((await life.read()).status).toBe(1)
  })
})
