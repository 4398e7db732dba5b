import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { quoteRefund } from '../../contract/refunds.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const offer = { amountCents: 400, reason: 'One scratch, under the base' }

describe('an offer below the requested amount', () => {
  /** Two totes at $5 and a lamp at $20, paid. */
  async function paidOrder(shop: TestShop) {
    const tote = await mintGoods(shop, { priceCents: 500, stock: 9 })
    const lamp = await mintGoods(shop, { priceCents: 2_000, stock: 9 })
    const shopper = await mintShopper(shop, { balanceCents: 3_000 })
    const order = await mintOrder(shop, shopper, [
      { skuId: tote.skuId, quantity: 2 },
      { skuId: lamp.skuId, quantity: 1 },
    ])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const [totes, lamps] = order.lines.map(({ lineId }) => lineId)
    const balance = async () => (await ask(shop.app, getUserInfo, {}, shopper)).availableCents
    const mostFor = async (lineId: number, quantity: number) => {
      const lines = [{ lineId, quantity }]
      return (await ask(shop.app, quoteRefund, { orderId: order.id, lines }, shopper))
        .maxAmountCents
    }
    return { life, totes: totes ?? 0, lamps: lamps ?? 0, balance, mostFor }
  }

  test('is paid out, with the requested amount and the reason; its piece can give the rest later', async ({
    shop,
  }) => {
    const { life, lamps, balance, mostFor } = await paidOrder(shop)
    await mustDo(life.ship())
    const lamp = { lines: [{ lineId: lamps, quantity: 1 }], goodsReceived: true }
    await mustDo(life.applyRefund({ ...lamp, amountCents: 1_500 }))
    await mustDo(life.approve(undefined, offer))

    const after = await life.read()
    expect(after).toMatchObject({
      status: 2,
      refundedCents: 400,
      refund: {
        stage: 'refunded',
        amountCents: 1_500,
        offeredCents: 400,
        offeredFor: offer.reason,
      },
    })
    expect(after.lines[1]).toMatchObject({
      refundableCents: 1_600,
      refundableQuantity: 1,
      refundedCents: 400,
      refundedQuantity: 0,
    })
    expect(await balance()).toBe(400)
    expect(await mostFor(lamps, 1)).toBe(1_600)
    const more = await life.applyRefund({ ...lamp, amountCents: 1_601 })
    expect(more.body).toMatchObject({ reason: 'refundTooHigh', data: { maxAmountCents: 1_600 } })

    await mustDo(life.applyRefund({ ...lamp, amountCents: 1_600 }))
    await mustDo(life.approve())
    expect(await balance()).toBe(2_000)
    expect((await life.read()).lines[1]).toMatchObject({
      refundableCents: 0,
      refundedCents: 2_000,
      refundedQuantity: 1,
    })
  })

  test('may not exceed what all pieces of the line can give, and leaves them to be sent', async ({
    shop,
  }) => {
    const { life, totes, mostFor } = await paidOrder(shop)
    const both = { lines: [{ lineId: totes, quantity: 2 }], amountCents: 1_000 }
    await mustDo(life.applyRefund(both))
    await mustDo(life.approve(undefined, { ...offer, amountCents: 700 }))

    expect([await mostFor(totes, 1), await mostFor(totes, 2)]).toEqual([300, 300])
    expect(await life.read()).toMatchObject({ status: 1, unsentQuantity: 3, refundedCents: 700 })
    await mustDo(life.ship())
    await mustDo(life.confirm())
  })

  test('is shared among the lines in proportion to the request', async ({ shop }) => {
    const { life, totes, lamps } = await paidOrder(shop)
    await mustDo(life.ship())
    const lines = [
      { lineId: totes, quantity: 2 },
      { lineId: lamps, quantity: 1 },
    ]
    await mustDo(life.applyRefund({ lines, amountCents: 3_000 }))
    await mustDo(life.approve(undefined, { ...offer, amountCents: 1_000 }))

    const { refund, lines: after, afterSaleStage } = await life.read()
    expect(afterSaleStage).toBe(null)
    expect(refund?.lines.map(({ amountCents }) => amountCents)).toEqual([333, 667])
    expect(after.map(({ refundableCents }) => refundableCents)).toEqual([667, 1_333])
  })

  test('also holds for goods that come back', async ({ shop }) => {
    const { life, lamps, balance } = await paidOrder(shop)
    await mustDo(life.ship())
    await mustDo(
      life.applyRefund({
        type: 'refundAndReturn',
        goodsReceived: true,
        lines: [{ lineId: lamps, quantity: 1 }],
        amountCents: 2_000,
      }),
    )
    await mustDo(life.approve('Pier 4', offer))
    expect((await life.read()).refund).toMatchObject({
      stage: 'awaitingReturn',
      amountCents: 2_000,
      offeredCents: 400,
      offeredFor: offer.reason,
    })
    await mustDo(life.sendBack())
    await mustDo(life.returned())

    expect(await balance()).toBe(400)
    expect(await life.read()).toMatchObject({ status: 2, refundedCents: 400 })
  })

  test('is refused where it is not lower, is zero, or has no reason', async ({ shop }) => {
    const { life, lamps } = await paidOrder(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: lamps, quantity: 1 }], amountCents: 400 }))

    const answers = [
      await life.approve(undefined, offer),
      await life.approve(undefined, { ...offer, amountCents: 0 }),
      await life.approve(undefined, { amountCents: 300, reason: ' ' }),
    ]
    expect(answers.map(({ status, reason }) => [status, reason])).toEqual(
      answers.map(() => [400, 'invalidInput']),
    )
    expect((await life.read()).refund).toMatchObject({ stage: 'applying', offeredCents: null })
    const observed = await shop.office.request('/approve', {
      method: 'POST',
      body: JSON.stringify({ refundId: await life.refundId(), offer }),
    })
    expect(await observed.json()).toMatchObject({
      data: { fields: [{ path: 'offer', message: 'less than what was asked for' }] },
    })
  })

  test('and an annulled order afterwards together return the whole sum', async ({ shop }) => {
    const { life, totes, balance } = await paidOrder(shop)
    await mustDo(life.applyRefund({ lines: [{ lineId: totes, quantity: 1 }], amountCents: 500 }))
    await mustDo(life.approve(undefined, offer))
    await mustDo(life.annul())

    expect(await balance()).toBe(3_000)
    const { refund, ...order } = await life.read()
    expect(order).toMatchObject({ afterSaleStage: 'refunded', refundedCents: 3_000 })
    expect(refund?.lines.map(({ amountCents }) => amountCents)).toEqual([600, 2_000])
  })
})
