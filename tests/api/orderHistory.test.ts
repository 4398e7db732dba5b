import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cancelOrder, extendReceipt } from '../../contract/orders.ts'
import { withdrawRefund } from '../../contract/refunds.ts'
import { rowsOf } from '../../server/db/client.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife, type OrderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { day, periods } from '../support/facts.ts'

/** A stored step and whether its notice is unread: event, actor, from, to. */
type Step = [string, 'shopper' | 'operator' | 'clock', number | null, number, 'news' | 'known']

const placed: Step = ['order.placed', 'shopper', null, 0, 'known']
const paid: Step = ['order.paid', 'shopper', 0, 1, 'known']
const shipped: Step = ['parcel.shipped', 'operator', 1, 2, 'news']

describe('the history of an order', () => {
  async function twoLines(shop: TestShop) {
    const goods = [await mintGoods(shop), await mintGoods(shop)]
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const order = await mintOrder(
      shop,
      shopper,
      goods.map(({ skuId }) => ({ skuId, quantity: 2 })),
    )
    const [one = 0, two = 0] = order.lines.map(({ lineId }) => lineId)
    const life = orderLife(shop, { shopper, order })
    return {
      shop,
      shopper,
      order,
      life,
      one,
      two,
      pass: (seconds: number) => passTime(shop, shopper, seconds),
    }
  }
  type Scene = Awaited<ReturnType<typeof twoLines>>

  async function pay({ life }: Scene) {
    await mustDo(life.pay())
  }
  async function ship(scene: Scene) {
    await pay(scene)
    await mustDo(scene.life.ship())
  }
  const askFor = (life: OrderLife, lineId: number, withReturn = false) =>
    life.applyRefund({
      lines: [{ lineId, quantity: 1 }],
      amountCents: 100,
      ...(withReturn ? { type: 'refundAndReturn', goodsReceived: true } : {}),
    })

  /** The stored history, with the notice of each step. */
  async function historyOf(shop: TestShop, { order }: Scene): Promise<Step[]> {
    const history = await rowsOf<{ type: string; actor: Step[1]; from: number | null; to: number }>(
      shop.database.db,
      sql`select type, actor, from_status as "from", to_status as "to" from order_events
        where order_id = ${order.id} order by id`,
    )
    const observed = await rowsOf<{ kind: string; read: boolean }>(
      shop.database.db,
      sql`select kind, read_at is not null as read from notices where order_id = ${order.id} order by id`,
    )
    expect(observed.map(({ kind }) => kind)).toEqual(history.map(({ type }) => type))
    return history.map(({ type, actor, from, to }, at) => [
      type,
      actor,
      from,
      to,
      observed[at]?.read ? 'known' : 'news',
    ])
  }

  const lives: Record<string, { live: (scene: Scene) => Promise<void>; stored: Step[] }> = {
    'sent in two parcels, extended, received and reviewed twice': {
      live: async (scene) => {
        const { shop, life, order, shopper, one, two } = scene
        await pay(scene)
        await mustDo(life.ship(1))
        await mustDo(life.ship())
        await mustDo(send(shop.app, extendReceipt, { orderId: order.id }, shopper))
        await mustDo(life.confirm())
        await mustDo(life.review([one]))
        await mustDo(life.review([two]))
      },
      stored: [
        placed,
        paid,
        ['parcel.shipped', 'operator', 1, 1, 'news'],
        shipped,
        ['receipt.extended', 'shopper', 2, 2, 'known'],
        ['receipt.confirmed', 'shopper', 2, 3, 'known'],
        ['review.submitted', 'shopper', 3, 4, 'known'],
        ['review.submitted', 'shopper', 4, 4, 'known'],
      ],
    },
    cancelled: {
      live: async ({ shop, order, shopper }) =>
        mustDo(send(shop.app, cancelOrder, { orderId: order.id }, shopper)),
      stored: [placed, ['order.cancelled', 'shopper', 0, -1, 'known']],
    },
    'left unpaid': {
      live: async ({ life, pass }) => {
        await pass(day)
        await life.tick()
      },
      stored: [placed, ['order.expired', 'clock', 0, -1, 'news']],
    },
    annulled: {
      live: async (scene) => {
        await pay(scene)
        await mustDo(scene.life.annul())
      },
      stored: [placed, paid, ['order.annulled', 'operator', 1, -4, 'news']],
    },
    'left to the clock': {
      live: async (scene) => {
        await ship(scene)
        await scene.pass(periods.toConfirmReceipt + periods.toReview)
        await scene.life.tick()
      },
      stored: [
        placed,
        paid,
        shipped,
        ['receipt.autoConfirmed', 'clock', 2, 3, 'news'],
        ['order.completed', 'clock', 3, 4, 'news'],
      ],
    },
    'with a request taken back, one refused, and goods sent back': {
      live: async (scene) => {
        const { shop, life, shopper, one } = scene
        await ship(scene)
        await mustDo(askFor(life, one))
        await mustDo(send(shop.app, withdrawRefund, { refundId: await life.refundId() }, shopper))
        await mustDo(askFor(life, one))
        await mustDo(life.refuse())
        await mustDo(askFor(life, one, true))
        await mustDo(life.approve('Pier 4'))
        await mustDo(life.sendBack())
        await mustDo(life.returned())
      },
      stored: [
        placed,
        paid,
        shipped,
        ['refund.applied', 'shopper', 2, -4, 'known'],
        ['refund.withdrawn', 'shopper', -4, 2, 'known'],
        ['refund.applied', 'shopper', 2, -4, 'known'],
        ['refund.refused', 'operator', -4, 2, 'news'],
        ['refund.applied', 'shopper', 2, -4, 'known'],
        ['refund.approved', 'operator', -4, -4, 'news'],
        ['goods.sentBack', 'shopper', -4, -4, 'known'],
        ['goods.returned', 'operator', -4, -4, 'news'],
        ['refund.settled', 'clock', -4, 2, 'news'],
      ],
    },
    'refunded, of what was not sent and then of all': {
      live: async (scene) => {
        const { life, one, two } = scene
        await pay(scene)
        await mustDo(life.ship(2))
        await mustDo(life.applyRefund({ lines: [{ lineId: two, quantity: 2 }], amountCents: 100 }))
        await mustDo(life.approve())
        await mustDo(life.confirm())
        await mustDo(life.applyRefund({ lines: [{ lineId: one, quantity: 2 }], amountCents: 100 }))
        await mustDo(life.approve())
      },
      stored: [
        placed,
        paid,
        ['parcel.shipped', 'operator', 1, 1, 'news'],
        ['refund.applied', 'shopper', 1, -4, 'known'],
        ['refund.approved', 'operator', -4, -4, 'news'],
        ['refund.settled', 'clock', -4, 2, 'news'],
        ['receipt.confirmed', 'shopper', 2, 3, 'known'],
        ['refund.applied', 'shopper', 3, -4, 'known'],
        ['refund.approved', 'operator', -4, -4, 'news'],
        ['refund.settled', 'clock', -4, -4, 'news'],
      ],
    },
  }

  test.for(Object.entries(lives))(
    '%s: stores from where, who acted, and a notice of each kind',
    async ([_, { live, stored }], { shop }) => {
      const scene = await twoLines(shop)
      await live(scene)
      expect(await historyOf(shop, scene)).toEqual(stored)
    },
  )
})
