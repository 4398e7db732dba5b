import { describe, expect } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { payOrder } from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import { addSeconds } from '../../server/domain/kernel/clock.ts'
import { applyDeadlinesOfOrders } from '../../server/domain/trade/applyDeadlinesOfOrders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife, type OrderLife } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { rounds } from '../support/raceRounds.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'
import { periods } from '../support/facts.ts'

const priceCents = 3_000

describe('concurrent actions on one order, on PostgreSQL', () => {
  async function placedOrder(shop: TestShop): Promise<{
    shopper: MintedShopper
    order: OrderDetail
    life: OrderLife
  }> {
    const goods = await mintGoods(shop, { priceCents, stock: 1 })
    const shopper = await mintShopper(shop, { balanceCents: priceCents })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    return { shopper, order, life: orderLife(shop, { shopper, order }) }
  }

  const outcomeOf = async (
    shop: TestShop,
    { shopper, life }: { shopper: MintedShopper; life: OrderLife },
  ) => {
    const { status, afterSaleStage } = await life.read()
    const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
    return { status, afterSaleStage, availableCents, findings: await badFindings(shop) }
  }

  const word = (
    answer: { body: { reason?: string | undefined } } | { reason: string | undefined },
  ) => ('body' in answer ? answer.body.reason : answer.reason) ?? 'done'

  test.for(rounds)('round %i: of paying and expiring one succeeds', async (_, { shop }) => {
    const scene = await placedOrder(shop)
    const { order, shopper } = scene
    shop.clock.advance(periods.toPay - 1)
    const proof = await mintProof(shop, shopper, order)
    const deadline = addSeconds(shop.clock.now(), 1)

    const [answer] = await Promise.all([
      send(shop.app, payOrder, { orderId: order.id, proof }, shopper),
      applyDeadlinesOfOrders({ ctx: { db: shop.database.db, clock: { now: () => deadline } } }),
    ])

    const outcome = await outcomeOf(shop, scene)
    expect([
      ['done', { status: 1, afterSaleStage: null, availableCents: 0, findings: [] }],
      [
        'deadlinePassed',
        { status: -1, afterSaleStage: null, availableCents: priceCents, findings: [] },
      ],
    ]).toContainEqual([word(answer), outcome])
  })

  test.for(rounds)('round %i: twenty returns before shipping refund once', async (_, { shop }) => {
    const scene = await placedOrder(shop)
    await mustDo(scene.life.pay())

    const answers = await Promise.all(Array.from({ length: 20 }, () => scene.life.declareReturn()))

    expect(answers.map(word).filter((each) => each === 'done')).toEqual(['done'])
    expect(await outcomeOf(shop, scene)).toEqual({
      status: -4,
      afterSaleStage: 'refunded',
      availableCents: priceCents,
      findings: [],
    })
  })

  test.for(rounds)('round %i: of a return and an annulment one succeeds', async (_, { shop }) => {
    const scene = await placedOrder(shop)
    await mustDo(scene.life.pay())

    const answers = await Promise.all([scene.life.declareReturn(), scene.life.annul()])

    expect(answers.map(word).filter((each) => each === 'done')).toEqual(['done'])
    expect(await outcomeOf(shop, scene)).toMatchObject({
      afterSaleStage: 'refunded',
      availableCents: priceCents,
      findings: [],
    })
  })

  test.for(rounds)('round %i: of a return and a refund request one opens', async (_, { shop }) => {
    const scene = await placedOrder(shop)
    await mustDo(scene.life.pay())
    await mustDo(scene.life.ship())

    const answers = await Promise.all([scene.life.declareReturn(), scene.life.applyRefund()])

    expect(answers.map(word).toSorted()).toEqual(['alreadySubmitted', 'done'])
    const isReturn = word(answers[0]) === 'done'
    expect(await outcomeOf(shop, scene)).toEqual({
      status: -4,
      afterSaleStage: isReturn ? 'awaitingReturn' : 'applying',
      availableCents: 0,
      findings: [],
    })
  })

  test.for(rounds)(
    'round %i: a return while receipt confirms itself opens before or after',
    async (_, { shop }) => {
      const scene = await placedOrder(shop)
      await mustDo(scene.life.pay())
      await mustDo(scene.life.ship())
      shop.clock.advance(periods.toConfirmReceipt - 1)
      await passTime(shop, scene.shopper, 0)
      const deadline = addSeconds(shop.clock.now(), 1)

      const [declared] = await Promise.all([
        scene.life.declareReturn(),
        applyDeadlinesOfOrders({ ctx: { db: shop.database.db, clock: { now: () => deadline } } }),
      ])

      expect(word(declared)).toBe('done')
      expect(await outcomeOf(shop, scene)).toEqual({
        status: -4,
        afterSaleStage: 'awaitingReturn',
        availableCents: 0,
        findings: [],
      })
    },
  )

  test.for(rounds)('round %i: ten refund requests open one', async (_, { shop }) => {
    const scene = await placedOrder(shop)
    await mustDo(scene.life.pay())

    const answers = await Promise.all(Array.from({ length: 10 }, () => scene.life.applyRefund()))

    expect(answers.map(word).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'alreadySubmitted'),
      'done',
    ])
    expect(await outcomeOf(shop, scene)).toEqual({
      status: -4,
      afterSaleStage: 'applying',
      availableCents: 0,
      findings: [],
    })
  })

  test.for(rounds)(
    'round %i: pieces requested twice at once are refunded once each',
    async (_, { shop }) => {
      const pieces = 2
      const { skuId } = await mintGoods(shop, { priceCents, stock: pieces })
      const shopper = await mintShopper(shop, { balanceCents: pieces * priceCents })
      const order = await mintOrder(shop, shopper, [{ skuId, quantity: pieces }])
      const life = orderLife(shop, { shopper, order })
      await mustDo(life.pay())
      const lines = order.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
      const askAgainAndAgain = async () => {
        for (let time = 0; time <= pieces; time += 1) {
          await life.applyRefund({ lines, amountCents: 1 })
          await life.approve()
        }
      }
      await Promise.all([askAgainAndAgain(), askAgainAndAgain()])

      expect(await life.read()).toMatchObject({ refundedCents: pieces })
      expect(await outcomeOf(shop, { shopper, life })).toEqual({
        status: -4,
        afterSaleStage: 'refunded',
        availableCents: pieces,
        findings: [],
      })
    },
  )

  test.for(rounds)('round %i: ten approvals refund the money once', async (_, { shop }) => {
    const scene = await placedOrder(shop)
    await mustDo(scene.life.pay())
    await mustDo(scene.life.applyRefund())

    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => scene.life.approve()),
      scene.life.tick().then(() => ({ reason: 'ticked' })),
    ])

    expect(answers.map(word).filter((each) => each === 'done')).toHaveLength(1)
    expect(await outcomeOf(shop, scene)).toEqual({
      status: -4,
      afterSaleStage: 'refunded',
      availableCents: priceCents,
      findings: [],
    })
  })

  test.for(rounds)(
    'round %i: a request and a confirmation come in one order or the other',
    async (_, { shop }) => {
      const scene = await placedOrder(shop)
      await mustDo(scene.life.pay())
      await mustDo(scene.life.ship())

      const answers = await Promise.all([scene.life.applyRefund(), scene.life.confirm()])

      const after = await outcomeOf(shop, scene)
      expect([
        [['done', 'stateChanged'], 'no receipt'],
        [['done', 'done'], 'receipt.confirmed'],
      ]).toContainEqual([answers.map(word), await receiptOf(scene.life)])
      expect(after).toEqual({
        status: -4,
        afterSaleStage: 'applying',
        availableCents: 0,
        findings: [],
      })
      await mustDo(scene.life.approve())
      expect(await outcomeOf(shop, scene)).toMatchObject({
        availableCents: priceCents,
        findings: [],
      })
    },
  )

  test.for(rounds)(
    'round %i: shipping and a request come in one order or the other',
    async (_, { shop }) => {
      const scene = await placedOrder(shop)
      await mustDo(scene.life.pay())

      const answers = await Promise.all([scene.life.ship(), scene.life.applyRefund()])

      const { parcels } = await scene.life.read()
      expect([
        [['done', 'done'], ['DHL']],
        [['stateChanged', 'done'], []],
      ]).toContainEqual([answers.map(word), parcels.map(({ carrier }) => carrier)])
      expect(await outcomeOf(shop, scene)).toEqual({
        status: -4,
        afterSaleStage: 'applying',
        availableCents: 0,
        findings: [],
      })
      await mustDo(scene.life.approve())
      expect(await outcomeOf(shop, scene)).toMatchObject({
        availableCents: priceCents,
        findings: [],
      })
    },
  )
})

describe('concurrent parcels of one order, on PostgreSQL', () => {
  async function paidOrder(shop: TestShop, pieces: number) {
    const { skuId } = await mintGoods(shop, { priceCents, stock: pieces })
    const shopper = await mintShopper(shop, { balanceCents: pieces * priceCents })
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: pieces }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    return { life, lines: order.lines.map(({ lineId }) => ({ lineId, quantity: 1 })) }
  }

  const sentIn = ({ parcels, status }: OrderDetail) => ({
    status,
    sent: parcels.map(({ lines }) => lines.map(({ quantity }) => quantity)),
  })

  test.for(rounds)('round %i: the last piece is sent once', async (_, { shop }) => {
    const { life } = await paidOrder(shop, 2)
    await mustDo(life.ship(1))

    const answers = await Promise.all([life.ship(1), life.ship(), life.ship(1)])

    expect(answers.map(({ reason }) => reason ?? 'done').toSorted()).toEqual([
      'done',
      'stateChanged',
      'stateChanged',
    ])
    expect(sentIn(await life.read())).toEqual({ status: 2, sent: [[1], [1]] })
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(rounds)('round %i: of three pieces at most three are sent', async (_, { shop }) => {
    const { life } = await paidOrder(shop, 3)

    const answers = await Promise.all([life.ship(2), life.ship(2)])

    expect(answers.map(({ reason }) => reason ?? 'done').toSorted()).toEqual([
      'alreadySent',
      'done',
    ])
    expect(sentIn(await life.read())).toEqual({ status: 1, sent: [[2]] })
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(rounds)('round %i: an order is annulled or sent, not both', async (_, { shop }) => {
    const { life } = await paidOrder(shop, 2)

    const answers = await Promise.all([life.annul(), life.ship(1), life.annul()])

    const order = await life.read()
    expect([
      [['done', 'stateChanged', 'stateChanged'], { status: -4, sent: [] }, 2 * priceCents],
      [['stateChanged', 'stateChanged', 'done'], { status: -4, sent: [] }, 2 * priceCents],
      [['alreadySent', 'done', 'alreadySent'], { status: 1, sent: [[1]] }, 0],
    ]).toContainEqual([
      answers.map(({ reason }) => reason ?? 'done'),
      sentIn(order),
      order.refundedCents,
    ])
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(rounds)('round %i: a piece is refunded or sent, not both', async (_, { shop }) => {
    const { life, lines } = await paidOrder(shop, 2)
    await mustDo(life.ship(1))

    await Promise.all([
      life.ship(1),
      life.applyRefund({ lines, amountCents: priceCents }).then(() => life.approve()),
    ])

    const order = await life.read()
    expect([
      { status: 2, sent: [[1]], refundedCents: priceCents },
      { status: 2, sent: [[1], [1]], refundedCents: priceCents },
    ]).toContainEqual({ ...sentIn(order), refundedCents: order.refundedCents })
    expect(await badFindings(shop)).toEqual([])
  })
})

async function receiptOf(life: OrderLife): Promise<string> {
  const { timeline } = await life.read()
  return timeline.find(({ type }) => type === 'receipt.confirmed')?.type ?? 'no receipt'
}
