import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { cancelOrder, payOrder, showOrder } from '../../contract/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { rounds } from '../support/raceRounds.ts'
import { badFindings } from '../support/testShop.ts'

describe('payments that race on PostgreSQL', () => {
  test.for(rounds)(
    'round %i: twenty payments of two orders with money for one pay exactly one',
    async (_, { shop }) => {
      const goods = await mintGoods(shop, { priceCents: 5_000, stock: 4 })
      const shopper = await mintShopper(shop, { balanceCents: 5_000 })
      const { token } = shopper
      const items = [{ skuId: goods.skuId, quantity: 1 }]
      const orders = [await mintOrder(shop, shopper, items), await mintOrder(shop, shopper, items)]
      const attempts = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const order = orders[index % 2]!
          return { orderId: order.id, proof: await mintProof(shop, shopper, order) }
        }),
      )

      const answers = await Promise.all(
        attempts.map((attempt) => send(shop.app, payOrder, attempt, { token })),
      )

      const paid = answers.filter((answer) => answer.body.code === 1)
      const reasons = new Set(answers.map((answer) => answer.body.reason))
      const statuses = await Promise.all(
        orders.map(async ({ id }) => (await ask(shop.app, showOrder, { id }, { token })).status),
      )
      const { availableCents } = await ask(shop.app, getUserInfo, {}, { token })
      expect({
        paid: paid.length,
        reasons: [...reasons].toSorted(),
        statuses: statuses.toSorted(),
        availableCents,
        findings: await badFindings(shop),
      }).toEqual({
        paid: 1,
        reasons: ['balanceTooLow', 'stateChanged', undefined],
        statuses: [0, 1],
        availableCents: 0,
        findings: [],
      })
    },
  )

  test('an order can be paid a second before its deadline, and not at it', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 1_250, stock: 2 })
    const shopper = await mintShopper(shop, { balanceCents: 2_500 })
    const { token } = shopper
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const [inTime, late] = [
      await mintOrder(shop, shopper, items),
      await mintOrder(shop, shopper, items),
    ]
    const left = Date.parse(late.payDeadline ?? '') - shop.clock.now().getTime()
    await passTime(shop, shopper, left / 1_000 - 1)
    const pay = async ({ id }: { id: number }, proof: string) =>
      (await send(shop.app, payOrder, { orderId: id, proof }, { token })).body.reason ?? 'done'
    const lateProof = await mintProof(shop, shopper, late)
    const first = await pay(inTime, await mintProof(shop, shopper, inTime))
    await passTime(shop, shopper, 1)
    const second = await pay(late, lateProof)
    const { availableCents } = await ask(shop.app, getUserInfo, {}, { token })
    expect([first, second, availableCents]).toEqual(['done', 'deadlinePassed', 1_250])
  })

  test.for(rounds)(
    'round %i: of paying and cancelling one order one succeeds',
    async (_, { shop }) => {
      const goods = await mintGoods(shop, { priceCents: 1_250, stock: 1 })
      const shopper = await mintShopper(shop, { balanceCents: 1_250 })
      const { token } = shopper
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      const proof = await mintProof(shop, shopper, order)

      const answers = await Promise.all([
        send(shop.app, payOrder, { orderId: order.id, proof }, { token }),
        send(shop.app, cancelOrder, { orderId: order.id }, { token }),
      ])

      const { status } = await ask(shop.app, showOrder, { id: order.id }, { token })
      const { availableCents } = await ask(shop.app, getUserInfo, {}, { token })
      expect(answers.map((answer) => answer.body.reason ?? 'done').toSorted()).toEqual([
        'done',
        'stateChanged',
      ])
      expect([
        [1, 0],
        [-1, 1_250],
      ]).toContainEqual([status, availableCents])
      expect(await badFindings(shop)).toEqual([])
    },
  )
})
