import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { showOrder } from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import {
  declareReturn,
  declareReturnAsGuest,
  findReturn,
  sendReturnAsGuest,
  showReturn,
} from '../../contract/returns.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { day, periods } from '../support/facts.ts'
import { freshShopTest, test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const balanceCents = 100_000
/** Three lamps at $10.01 and a tote at $5, with $4 shipping for each shop. */
const lampCents = 1_001

async function ordered(shop: TestShop, more: { promoCode?: string; nonReturnable?: boolean } = {}) {
  const { nonReturnable = false } = more
  const lamp = await mintGoods(shop, { priceCents: lampCents, freightCents: 400 })
  const tote = await mintGoods(shop, { priceCents: 500, freightCents: 400, nonReturnable })
  const shopper = await mintShopper(shop, { balanceCents })
  const items = [
    { skuId: lamp.skuId, quantity: 3 },
    { skuId: tote.skuId, quantity: 1 },
  ]
  const order = await mintOrder(shop, shopper, items, more.promoCode)
  const life = orderLife(shop, { shopper, order })
  await mustDo(life.pay())
  return { shopper, order, life }
}

type Scene = Awaited<ReturnType<typeof ordered>>

const ways = {
  'before shipping': async () => {},
  'on its way': ({ life }: Scene) => mustDo(life.ship()),
  received: async ({ life }: Scene) => {
    await mustDo(life.ship())
    await mustDo(life.confirm())
  },
  reviewed: async ({ life }: Scene) => {
    await mustDo(life.ship())
    await mustDo(life.confirm())
    await mustDo(life.review())
  },
} as const

async function balanceOf(shop: TestShop, { token }: MintedShopper): Promise<number> {
  return (await ask(shop.app, getUserInfo, {}, { token })).availableCents
}

const all = ({ lines }: OrderDetail) => lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
const proofOf = ({ sn, address }: OrderDetail) => ({
  sn,
  postcode: address.postcode ?? '',
  mobile: address.mobile,
})

describe('a return without a reason', () => {
  test.for(Object.entries(ways))(
    '%s gives back the whole sum, shipping included',
    async ([, way], { shop }) => {
      const scene = await ordered(shop)
      const { shopper, order, life } = scene
      await way(scene)

      const offer = await ask(
        shop.app,
        declareReturn,
        { orderId: order.id, lines: all(order) },
        shopper,
      )
      if (offer.declared?.stage === 'awaitingReturn') {
        expect(offer.declared).toMatchObject({ returnAddress: 'Pier 4', type: 'refundAndReturn' })
        await mustDo(life.sendBack())
        await mustDo(life.arrived())
      }

      expect(await life.read()).toMatchObject({ status: -4, afterSaleStage: 'refunded' })
      expect(await balanceOf(shop, shopper)).toBe(balanceCents)
    },
  )

  test('of a completed order, 13 days after receipt', async ({ shop }) => {
    const { shopper, order, life } = await ordered(shop)
    await mustDo(life.ship())
    await mustDo(life.confirm())
    await passTime(shop, shopper, 13 * day)
    expect((await life.read()).status).toBe(4)

    await mustDo(life.declareReturn())
    await mustDo(life.arrived())

    expect((await life.read()).refundedCents).toBe(order.totalCents)
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
  })

  test('of the rest of a partly refunded order', async ({ shop }) => {
    const { shopper, order, life } = await ordered(shop)
    const [lamps, totes] = order.lines
    await mustDo(life.ship())
    const refunded = [{ lineId: lamps!.lineId, quantity: 1 }]
    await mustDo(life.applyRefund({ lines: refunded, amountCents: 1_135 }))
    await mustDo(life.approve())

    const rest = [
      { lineId: lamps!.lineId, quantity: 2 },
      { lineId: totes!.lineId, quantity: 1 },
    ]
    await mustDo(life.declareReturn(rest))
    await mustDo(life.arrived())

    expect(await life.read()).toMatchObject({ afterSaleStage: 'refunded' })
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
  })

  test('piece by piece gives back the same sum to the cent', async ({ shop }) => {
    const { shopper, order, life } = await ordered(shop)
    await mustDo(life.ship())
    await mustDo(life.confirm())
    for (const { lineId, quantity } of order.lines) {
      for (let piece = 0; piece < quantity; piece += 1) {
        const { lines } = await ask(shop.app, showReturn, { orderId: order.id }, shopper)
        const promised = lines.find((line) => line.lineId === lineId)?.givesBackCents[0] ?? 0
        const before = await balanceOf(shop, shopper)
        await mustDo(life.declareReturn([{ lineId, quantity: 1 }]))
        await mustDo(life.arrived())
        expect((await balanceOf(shop, shopper)) - before).toBe(promised)
      }
    }
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
  })

  test('before shipping makes the promo code usable again, and frees the pieces', async ({
    shop,
  }) => {
    const code = await mintPromo(shop, { kind: 'percent', value: 10 })
    const { shopper, order, life } = await ordered(shop, { promoCode: code })
    await mustDo(life.declareReturn())

    const items = order.lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
    const again = await mintOrder(shop, shopper, items, code)
    expect(again.discountCents).toBe(order.discountCents)
  })

  test('of some unsent pieces leaves the others to be sent', async ({ shop }) => {
    const { shopper, order, life } = await ordered(shop)
    const [lamps] = order.lines
    await mustDo(life.declareReturn([{ lineId: lamps!.lineId, quantity: 1 }]))

    expect(await life.read()).toMatchObject({ status: 1, unsentQuantity: 3 })
    expect(await balanceOf(shop, shopper)).toBe(balanceCents - order.totalCents + 1_135)
    await mustDo(life.ship())
  })

  test('of sent and unsent pieces waits for the sent ones', async ({ shop }) => {
    const { shopper, life } = await ordered(shop)
    await mustDo(life.ship(2))

    await mustDo(life.declareReturn())
    expect((await life.read()).afterSaleStage).toBe('awaitingReturn')
    await mustDo(life.arrived())

    expect(await life.read()).toMatchObject({ afterSaleStage: 'refunded' })
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
  })

  test('less a deduction for wear, whose reason the shopper reads', async ({ shop }) => {
    const { shopper, order, life } = await ordered(shop)
    await mustDo(life.ship())
    await mustDo(life.declareReturn())
    await mustDo(life.sendBack())
    const [lamps] = order.lines

    await mustDo(
      life.arrived({
        resellable: [{ lineId: lamps!.lineId, quantity: 2 }],
        deduction: { amountCents: 350, reason: 'Worn soles' },
      }),
    )

    const { refund, afterSaleStage } = await life.read()
    expect({ refund, afterSaleStage }).toMatchObject({
      afterSaleStage: 'refunded',
      refund: {
        amountCents: order.totalCents,
        deductedCents: 350,
        deductedFor: 'Worn soles',
        stage: 'refunded',
      },
    })
    expect(await balanceOf(shop, shopper)).toBe(balanceCents - 350)
  })

  test('can’t be refused, and a usual request can’t be deducted from', async ({ shop }) => {
    const { life } = await ordered(shop)
    await mustDo(life.ship())
    await mustDo(life.declareReturn())
    await mustDo(life.sendBack())
    expect(await life.refuse()).toMatchObject({ reason: 'statutoryReturn' })

    const { life: usual } = await ordered(shop)
    await mustDo(usual.ship())
    await mustDo(usual.applyRefund({ type: 'refundAndReturn', goodsReceived: true }))
    await mustDo(usual.approve('Pier 4'))
    expect(await usual.arrived()).toMatchObject({ reason: 'notFound' })
  })

  test('is listed for the office, which confirms a large sum by typing it', async ({ shop }) => {
    const { skuId } = await mintGoods(shop, { priceCents: 60_000 })
    const shopper = await mintShopper(shop, { balanceCents })
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    await mustDo(life.ship())
    await mustDo(life.declareReturn())

    const query = `kind=statutory&filter=open&account=${shopper.account}`
    const listed = await shop.office.request(`/refunds?${query}`)
    expect(await listed.json()).toMatchObject([{ sn: order.sn, stage: 'awaitingReturn' }])

    const deduction = { amountCents: 1_000, reason: 'Worn soles' }
    expect(await life.arrived({ deduction })).toMatchObject({ reason: 'confirmationNeeded' })
    expect(await life.arrived({ deduction, confirmedCents: 60_000 })).toMatchObject({
      reason: 'confirmationNeeded',
    })
    await mustDo(life.arrived({ deduction, confirmedCents: 59_000 }))
    expect(await balanceOf(shop, shopper)).toBe(balanceCents - 1_000)
  })

  test('leaves out goods that can’t be returned once they were sent', async ({ shop }) => {
    const { order, life, shopper } = await ordered(shop, { nonReturnable: true })
    const [lamps, tote] = order.lines
    expect([lamps!.nonReturnable, tote!.nonReturnable]).toEqual([false, true])
    await mustDo(life.ship())

    const { lines } = await ask(shop.app, showReturn, { orderId: order.id }, shopper)
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 0])
    expect((await life.declareReturn()).body).toMatchObject({
      reason: 'notReturnable',
      data: { lineId: tote!.lineId },
    })
    await mustDo(life.declareReturn([{ lineId: lamps!.lineId, quantity: 3 }]))
  })

  test('ends when nothing is sent in time, and the order goes on', async ({ shop }) => {
    const { life, shopper } = await ordered(shop)
    await mustDo(life.ship())
    await mustDo(life.declareReturn())
    const { sendBackBy } = await life.read()
    await passTime(shop, shopper, periods.toSendBack + day)

    const order = await life.read()
    expect(order).toMatchObject({
      status: 2,
      refund: { stage: 'withdrawn', resolvedAt: sendBackBy },
    })
    expect(order.timeline.at(-1)).toEqual({ type: 'return.lapsed', actor: 'clock', at: sendBackBy })
  })

  test('of an unpaid order doesn’t exist, nor of another shopper’s', async ({ shop }) => {
    const { order } = await ordered(shop)
    const other = await mintShopper(shop)
    const input = { orderId: order.id, lines: all(order) }
    expect((await send(shop.app, declareReturn, input, other)).body.reason).toBe('notFound')
    expect((await send(shop.app, showReturn, input, other)).body.reason).toBe('invalidInput')
  })
})

describe('a return as a guest', () => {
  test.for(Object.entries(ways))('%s gives back the whole sum', async ([, way], { shop }) => {
    const scene = await ordered(shop)
    const { shopper, order, life } = scene
    await way(scene)
    const proof = proofOf(order)

    const found = await ask(shop.app, findReturn, proof)
    expect(found).toMatchObject({ sn: order.sn, refusedFor: null, declared: null })
    const offer = await ask(shop.app, declareReturnAsGuest, { ...proof, lines: all(order) })
    if (offer.declared?.stage === 'awaitingReturn') {
      const parcel = { carrier: 'DHL', trackingNumber: 'JD014' }
      const sent = await ask(shop.app, sendReturnAsGuest, { ...proof, ...parcel })
      expect(sent.declared).toMatchObject({ stage: 'returning', returnTrackingNumber: 'JD014' })
      await mustDo(life.arrived())
    }

    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
  })

  test('accepts the number, postcode and phone as people type them', async ({ shop }) => {
    const { order } = await ordered(shop)
    const { sn, postcode, mobile } = proofOf(order)
    const typed = {
      sn: ` ${sn.toLowerCase()}`,
      postcode: postcode.toLowerCase().replace(' ', ''),
      mobile: mobile.replace('+44', '0').replace(/(\d{4})$/, ' $1'),
    }
    expect((await ask(shop.app, findReturn, typed)).orderId).toBe(order.id)
  })

  freshShopTest(
    'answers an unknown order like a wrong proof, and slows guesses',
    async ({ shop }) => {
      const { order } = await ordered(shop)
      const proof = proofOf(order)
      const wrong = [
        { ...proof, sn: 'HL260105ABCDEFGHJK' },
        { ...proof, postcode: 'LS1 4DZ' },
        { ...proof, mobile: '+442079461111' },
        { ...proof, mobile: proof.mobile.slice(-5) },
        { ...proof, postcode: '' },
      ]
      const answers = new Set<string>()
      for (const each of wrong) {
        const { status, body } = await send(shop.app, findReturn, each)
        answers.add(JSON.stringify([status, body.reason, body.msg, body.data]))
      }
      expect(answers.size).toBe(1)

      const reasons = []
      for (let at = 0; at < 5; at += 1) {
        const { body } = await send(shop.app, findReturn, { ...proof, postcode: 'LS1 4DZ' })
        reasons.push(body.reason)
      }
      expect(reasons.at(-1)).toBe('tooManyAttempts')
      expect((await send(shop.app, findReturn, proof)).body.reason).toBe('tooManyAttempts')
    },
  )

  test('is declared once under one key', async ({ shop }) => {
    const { order, shopper } = await ordered(shop)
    const input = { ...proofOf(order), lines: all(order) }
    const key = 'a-key-of-this-return'
    const first = await send(shop.app, declareReturnAsGuest, input, { key })
    const second = await send(shop.app, declareReturnAsGuest, input, { key })
    expect(second.text).toBe(first.text)
    expect(await balanceOf(shop, shopper)).toBe(balanceCents)
    const anew = await send(shop.app, declareReturnAsGuest, input)
    expect(anew.body.reason).toBe('alreadyRefunded')
  })
})

describe('the time for a return', () => {
  /** Receipt at 22:30 in London on 20 March 2026; clocks change on 29 March. */
  const receivedAt = Date.parse('2026-03-20T22:30:00.000Z')
  const lastMoment = Date.parse('2026-04-03T22:59:59.000Z')

  freshShopTest.for([
    ['on day 14 at 23:59', lastMoment, undefined],
    ['on day 15 at 0:00', lastMoment + 1_000, 'returnPeriodOver'],
  ] as const)('%s, where clocks changed meanwhile', async ([, at, reason], { shop }) => {
    const scene = await ordered(shop)
    const { life, shopper, order } = scene
    await passTime(shop, shopper, (receivedAt - shop.clock.now().getTime()) / 1_000)
    await mustDo(life.ship())
    await mustDo(life.confirm())
    const { returnUntil } = await ask(shop.app, showOrder, { id: order.id }, shopper)
    expect(returnUntil).toBe(new Date(lastMoment + 1_000).toISOString())
    await passTime(shop, shopper, (at - receivedAt) / 1_000)

    expect((await life.declareReturn()).body.reason).toBe(reason)
    const guest = await ask(shop.app, findReturn, proofOf(order))
    expect(guest.refusedFor).toBe(reason === undefined ? 'requestOpen' : 'periodOver')
  })

  test('stands still while a request is open', async ({ shop }) => {
    const { life, shopper } = await ordered(shop)
    await mustDo(life.ship())
    await mustDo(life.confirm())
    const { returnUntil } = await life.read()
    await mustDo(life.applyRefund())
    expect((await life.read()).returnUntil).toBe(null)
    await passTime(shop, shopper, 20 * day)
    await mustDo(life.refuse())

    const later = new Date(Date.parse(returnUntil ?? '') + 20 * day * 1_000).toISOString()
    expect((await life.read()).returnUntil).toBe(later)
    await mustDo(life.declareReturn())
  })
})
