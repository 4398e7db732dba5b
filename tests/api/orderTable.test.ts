import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUserInfo } from '../../src/services/contract/account.ts'
import {
  cancelOrder,
  orderCodes,
  payOrder,
  showOrder,
  type OrderDetail,
} from '../../src/services/contract/orders.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { expireDueOrders } from '../../server/domain/orders/expireDueOrders.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { openTestShop } from '../support/openTestShop.ts'
import type { TestShop } from '../support/testShop.ts'

const pastDeadlineSeconds = 30 * 60
const priceCents = 2_000
const balanceCents = 10_000

interface Scene {
  shopper: MintedShopper
  goods: MintedGoods
  order: OrderDetail
}

/** How an order comes into each state that a table row starts from. */
const states = {
  waitingToPay: async () => {},
  overdue: async (shop: TestShop) => shop.clock.advance(pastDeadlineSeconds),
  waitingForDelivery: async (shop: TestShop, scene: Scene) => {
    await pay(shop, scene)
  },
  cancelled: async (shop: TestShop, { order, shopper }: Scene) => {
    await ask(shop.app, cancelOrder, { orderId: order.id }, shopper)
  },
  expired: async (shop: TestShop) => {
    shop.clock.advance(pastDeadlineSeconds)
    await expireDueOrders({ db: shop.database.db, clock: shop.clock })
  },
  delivered: (shop: TestShop, scene: Scene) => forceStatus(shop, scene, orderCodes.delivered),
  received: (shop: TestShop, scene: Scene) => forceStatus(shop, scene, orderCodes.received),
  completed: (shop: TestShop, scene: Scene) => forceStatus(shop, scene, orderCodes.completed),
  afterSale: (shop: TestShop, scene: Scene) => forceStatus(shop, scene, orderCodes.afterSale),
}

const events = {
  'order.paid': async (shop: TestShop, scene: Scene, proof: string) =>
    (await send(shop.app, payOrder, { orderId: scene.order.id, proof }, scene.shopper)).body,
  'order.cancelled': async (shop: TestShop, scene: Scene) =>
    (await send(shop.app, cancelOrder, { orderId: scene.order.id }, scene.shopper)).body,
  'order.expired': async (shop: TestShop) => {
    await expireDueOrders({ db: shop.database.db, clock: shop.clock })
    return { code: 1, reason: undefined }
  },
}

/** The table of the product decisions: state, event → the status after it, and the refusal if any. */
const table: Record<
  keyof typeof states,
  Record<keyof typeof events, [status: number, refusal?: string]>
> = {
  waitingToPay: { 'order.paid': [1], 'order.cancelled': [-1], 'order.expired': [0] },
  overdue: {
    'order.paid': [-1, 'deadlinePassed'],
    'order.cancelled': [-1, 'deadlinePassed'],
    'order.expired': [-1],
  },
  waitingForDelivery: row(1),
  cancelled: row(-1),
  expired: row(-1, 'deadlinePassed'),
  delivered: row(2),
  received: row(3),
  completed: row(4),
  afterSale: row(-4),
}

function row(status: number, refusal = 'stateChanged') {
  return {
    'order.paid': [status, refusal] as [number, string],
    'order.cancelled': [status, refusal] as [number, string],
    'order.expired': [status] as [number],
  }
}

const pairs = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => [state, event] as [keyof typeof states, keyof typeof events]),
)

describe('the order table over HTTP', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  test.for(pairs)('%s × %s', async ([state, event]) => {
    const goods = await mintGoods(shop, { priceCents, stock: 5 })
    const shopper = await mintShopper(shop, { balanceCents })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const scene = { shopper, goods, order }
    await states[state](shop, scene)
    const proof = await mintProof(shop, shopper, order)

    const answer = await events[event](shop, scene, proof)

    const [status, refusal] = table[state][event]
    const after = await ask(shop.app, showOrder, { id: order.id }, shopper)
    const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
    const [stock] = await shop.database.db.select().from(skus).where(eq(skus.id, goods.skuId))
    const isPaid = ![orderCodes.waitingToPay, orderCodes.cancelled].includes(status as 0 | -1)
    expect({
      reason: answer.reason,
      status: after.status,
      availableCents,
      reserved: stock?.reserved,
      onHand: stock?.onHand,
    }).toEqual({
      reason: refusal,
      status,
      availableCents: isPaid ? balanceCents - priceCents : balanceCents,
      reserved: status === orderCodes.cancelled ? 0 : 1,
      onHand: 5,
    })
    if (refusal) {
      expect(answer).toHaveProperty('data.order.status', status)
    }
  })
})

async function pay(shop: TestShop, { order, shopper }: Scene): Promise<void> {
  const proof = await mintProof(shop, shopper, order)
  await ask(shop.app, payOrder, { orderId: order.id, proof }, shopper)
}

/** States that no call of the API leads to yet: paid, then set by hand. */
async function forceStatus(shop: TestShop, scene: Scene, status: number): Promise<void> {
  await pay(shop, scene)
  await shop.database.db.update(orders).set({ status }).where(eq(orders.id, scene.order.id))
}
