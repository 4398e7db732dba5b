import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import type { PlayedHistories } from '../../scripts/playHistories.ts'
import { extendReceipt } from '../../contract/orders.ts'
import { recharge } from '../../contract/wallet.ts'
import { withdrawRefund } from '../../contract/refunds.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintUpload, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'
import { runOffice } from '../support/runOffice.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'
import { day, periods } from '../support/facts.ts'

test.override('booksBalance', false)

describe('doctor --flows', () => {
  let listening: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    listening = await listeningOffice(shop)
  })
  afterAll(async () => {
    await listening.close()
  })

  /** Two totes at $10.01 and two lamps at $30, with freight that doesn't divide evenly. */
  async function placed(shop: TestShop) {
    const totes = await mintGoods(shop, { priceCents: 1_001, freightCents: 501 })
    const lamps = await mintGoods(shop, { priceCents: 3_000 })
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const order = await mintOrder(shop, shopper, [
      { skuId: totes.skuId, quantity: 2 },
      { skuId: lamps.skuId, quantity: 2 },
    ])
    const life = orderLife(shop, { shopper, order })
    const [one = 0, two = 0] = order.lines.map(({ lineId }) => lineId)
    return {
      shopper,
      order,
      life,
      one,
      two,
      pass: (seconds: number) => passTime(shop, shopper, seconds),
    }
  }
  type Scene = Awaited<ReturnType<typeof placed>>

  async function paid(shop: TestShop): Promise<Scene> {
    const scene = await placed(shop)
    await mustDo(scene.life.pay())
    return scene
  }

  async function shipped(shop: TestShop): Promise<Scene> {
    const scene = await paid(shop)
    await mustDo(scene.life.ship())
    return scene
  }

  /** Pays after the time to pay. A recharge under audit holds the order until then. */
  async function payLate(shop: TestShop, { shopper, order, life }: Scene): Promise<void> {
    const evidence = await mintUpload(shop, shopper)
    const asked = { method: 'card' as const, amountCents: 5_000, evidence, orderId: order.id }
    await ask(shop.app, recharge, asked, shopper)
    await passTime(shop, shopper, periods.toPay + 10 * 60)
    await mustDo(life.pay())
  }

  /** Orders that together take many transitions, each caused by its real actor. */
  async function liveManyLives(shop: TestShop): Promise<void> {
    await placed(shop)
    await payLate(shop, await placed(shop))
    const extended = await paid(shop)
    await mustDo(extended.life.ship(1))
    await mustDo(extended.life.ship())
    await mustDo(send(shop.app, extendReceipt, { orderId: extended.order.id }, extended.shopper))
    await mustDo(extended.life.confirm())
    await mustDo(extended.life.review([extended.one]))
    await mustDo(extended.life.review([extended.two]))
    const annulled = await paid(shop)
    await mustDo(annulled.life.annul())
    const reduced = await shipped(shop)
    const both = [reduced.one, reduced.two].map((lineId) => ({ lineId, quantity: 1 }))
    await mustDo(reduced.life.applyRefund({ lines: both, amountCents: 2_000 }))
    await mustDo(reduced.life.approve(undefined, { amountCents: 999, reason: 'a scratch' }))
    const { lines } = await reduced.life.read()
    const rest = lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
    const amountCents = lines.reduce((sum, line) => sum + line.refundableCents, 0)
    await mustDo(reduced.life.applyRefund({ lines: rest, amountCents }))
    await mustDo(reduced.life.approve())
    const returned = await shipped(shop)
    const one = { lines: [{ lineId: returned.one, quantity: 1 }], amountCents: 700 }
    await mustDo(returned.life.applyRefund(one))
    const refundId = await returned.life.refundId()
    await mustDo(send(shop.app, withdrawRefund, { refundId }, returned.shopper))
    await mustDo(returned.life.applyRefund(one))
    await mustDo(returned.life.refuse())
    await mustDo(
      returned.life.applyRefund({ ...one, type: 'refundAndReturn', goodsReceived: true }),
    )
    await mustDo(returned.life.approve('Pier 4'))
    await mustDo(returned.life.sendBack())
    await mustDo(returned.life.returned([]))
    await shipped(shop)
    await returned.pass(periods.toConfirmReceipt + periods.toReview + day)
    await returned.life.tick()
  }

  test('recognises the path of every real order, and counts each transition', async ({ shop }) => {
    await liveManyLives(shop)
    const file = join(listening.folder, 'flows.json')

    const { code, out, err } = await listening.type('doctor', '--flows', '--out', file)

    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ok {3}orders that the chart knows: 7 of 7, by \d+ of its \d+ arrows\n$/)
    const played = JSON.parse(await readFile(file, 'utf8')) as PlayedHistories
    const taken = played.arrows.filter(({ times }) => times > 0)
    expect(Object.fromEntries(taken.map(({ key, times }) => [key, times]))).toEqual({
      'order.atCheckout: order.placed → order.waitingToPay': 7,
      'order.waitingToPay: order.paid → order.paid.waitingForDelivery': 6,
      'order.waitingToPay: order.expired → order.cancelled': 1,
      'order.paid.waitingForDelivery: parcel.shipped → order.paid.delivered [branch 1]': 4,
      'order.paid.waitingForDelivery: parcel.shipped → stays [branch 2]': 1,
      'order.paid.waitingForDelivery: order.annulled → order.afterSale.refunded': 1,
      'order.paid.delivered: receipt.extended → stays': 1,
      'order.paid.delivered: receipt.confirmed → order.paid.received': 1,
      'order.paid.delivered: receipt.autoConfirmed → order.paid.received': 2,
      'order.paid.delivered: refund.applied → order.afterSale.applying': 5,
      'order.paid.received: review.submitted → order.paid.completed': 1,
      'order.paid.received: order.completed → order.paid.completed': 2,
      'order.paid.completed: review.submitted → stays': 1,
      'order.afterSale.applying: refund.approved → order.afterSale.refunding [branch 1]': 2,
      'order.afterSale.applying: refund.approved → order.afterSale.awaitingReturn [branch 2]': 1,
      'order.afterSale.applying: refund.refused → order.paid.before': 1,
      'order.afterSale.applying: refund.withdrawn → order.paid.before': 1,
      'order.afterSale.awaitingReturn: goods.sentBack → order.afterSale.returning': 1,
      'order.afterSale.returning: goods.returned → order.afterSale.refunding': 1,
      'order.afterSale.refunding: refund.settled → order.afterSale.refunded [branch 1]': 1,
      'order.afterSale.refunding: refund.settled → order.paid.before [branch 4]': 2,
    })
    expect([played.chart, played.orders, played.impossible]).toEqual(['order', 7, []])
    expect(await badFindings(shop)).toEqual([])
  })

  const forge = (shop: TestShop, order: { id: number }, rows: readonly string[], set: string) =>
    shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      const at = shop.clock.now().toISOString()
      for (const row of rows) {
        await tx.execute(
          sql.raw(`insert into order_events (order_id, type, actor, from_status, to_status, created_at)
            values (${order.id}, ${row}, '${at}')`),
        )
      }
      await tx.execute(sql.raw(`update orders set ${set} where id = ${order.id}`))
    })

  const forgeries: Record<string, { forge: (shop: TestShop) => Promise<string>; why: string }> = {
    'received before it was sent': {
      forge: async (shop) => {
        const { order } = await paid(shop)
        await forge(shop, order, [`'receipt.confirmed', 'shopper', 2, 3`], 'status = 3')
        return order.sn
      },
      why: 'it is said to begin in 2, and the order was waitingForDelivery',
    },
    'received by the clock before its time': {
      forge: async (shop) => {
        const { order, pass } = await shipped(shop)
        await pass(periods.toConfirmReceipt - day)
        await forge(shop, order, [`'receipt.autoConfirmed', 'clock', 2, 3`], 'status = 3')
        return order.sn
      },
      why: 'the chart allows no such step where it was delivered',
    },
    'extended twice': {
      forge: async (shop) => {
        const { order } = await shipped(shop)
        const extended = `'receipt.extended', 'shopper', 2, 2`
        await forge(shop, order, [extended, extended], 'extended_at = now()')
        return order.sn
      },
      why: 'the chart allows no such step where it was delivered',
    },
    'with less given back than its row says': {
      forge: async (shop) => {
        const { order } = await shipped(shop)
        await forge(shop, order, [], 'refunded_cents = 1')
        return order.sn
      },
      why: 'the order stands at 2, 1 cents given back; its history leads to delivered, 0 cents given back',
    },
  }

  test.for(Object.entries(forgeries))(
    'names an order %s',
    async ([_, { forge: make, why }], { shop }) => {
      const sn = await make(shop)

      const { code, out } = await listening.type('doctor', '--flows', '--json')

      const { impossible } = JSON.parse(out) as PlayedHistories
      expect(code).toBe(1)
      expect(impossible.filter((one) => one.sn === sn).map((one) => one.why)).toEqual([why])
      const words = await listening.type('doctor', '--flows')
      expect(words.out).toContain(`BAD  ${sn}: `)
    },
  )

  test('ends when nobody answers', async () => {
    const nobody = { OFFICE_SOCKET: join(listening.folder, 'nobody.sock') }
    const { code, out } = await runOffice(['doctor', '--flows'], nobody)
    expect([code, out]).toEqual([3, ''])
  })

  test('refuses --out without --flows', async () => {
    const { code, err } = await listening.type('doctor', '--out', 'flows.json')
    expect([code, err]).toEqual([2, '--out belongs to doctor --flows.\n'])
  })
})
