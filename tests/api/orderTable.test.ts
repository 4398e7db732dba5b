import { describe, expect } from 'vitest'
import { cancelOrder, confirmReceipt, extendReceipt, payOrder } from '../../contract/orders.ts'
import { applyRefund, sendGoodsBack, withdrawRefund } from '../../contract/refunds.ts'
import { addReview } from '../../contract/reviews.ts'
import { aRefund, aReview, askOffice } from '../factories/orderLife.ts'
import { mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import {
  aScene,
  events,
  expectedOf,
  factsOf,
  leavesAsItWas,
  paid,
  pairs,
  places,
  states,
  type Event,
  type LocalScene,
  type State,
} from '../model/api/orderTable.ts'
import { send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('the order table over HTTP', () => {
  test.for(pairs.filter(([state, event]) => !leavesAsItWas(state, event)))(
    '%s × %s',
    async ([state, event], { shop }) => {
      const scene = await sceneIn(shop, state)
      expect(await outcomeOf(scene, event)).toEqual(wanted(state, event))
    },
  )

  const others = pairs.filter(([state, event]) => leavesAsItWas(state, event))
  test.for([...Map.groupBy(others, ([state]) => state)])(
    '%s: every other event changes nothing',
    async ([state, tries], { shop }) => {
      const scene = await sceneIn(shop, state)
      for (const [, event] of tries) {
        const outcome = { event, ...(await outcomeOf(scene, event)) }
        expect(outcome).toEqual({ event, ...wanted(state, event) })
      }
    },
  )

  test.for(Object.keys(states) as State[])(
    '%s: another shopper’s tries answer like those on a missing order, a guest’s with 401',
    async (state, { shop }) => {
      const scene = await aScene(shop)
      await states[state](scene)
      const before = await factsOf(scene)
      const { order, life } = scene
      const other = await mintShopper(shop)
      const proof = 'A'.repeat(43)
      const refundId = (await life.read()).refund?.id ?? 999_999_999
      const refund = await aRefund(shop, other, order)
      const review = aReview(
        order.id,
        order.lines.map(({ lineId }) => lineId),
      )
      const tries = (id: number, requestId: number, token: string | undefined) => [
        send(shop.app, payOrder, { orderId: id, proof }, { token }),
        send(shop.app, cancelOrder, { orderId: id }, { token }),
        send(shop.app, confirmReceipt, { orderId: id }, { token }),
        send(shop.app, extendReceipt, { orderId: id }, { token }),
        send(shop.app, addReview, { ...review, orderId: id }, { token }),
        send(shop.app, applyRefund, { ...refund, orderId: id }, { token }),
        send(shop.app, withdrawRefund, { refundId: requestId }, { token }),
        send(
          shop.app,
          sendGoodsBack,
          { refundId: requestId, carrier: 'UPS', trackingNumber: '1' },
          { token },
        ),
      ]
      const texts = async (sent: ReturnType<typeof tries>) =>
        (await Promise.all(sent)).map(({ text }) => text)

      const onForeign = await texts(tries(order.id, refundId, other.token))
      const onNothing = await texts(tries(999_999_999, 999_999_999, other.token))
      const byGuest = (await Promise.all(tries(order.id, refundId, undefined))).map(
        ({ status, body }) => [status, body.reason],
      )

      expect(onForeign).toEqual(onNothing)
      expect(byGuest).toEqual(onNothing.map(() => [401, 'notLoggedIn']))
      expect(await factsOf(scene)).toEqual(before)
    },
  )

  test('a refusal carries the current order', async ({ shop }) => {
    const scene = await aScene(shop)
    await paid(scene)
    const answer = await scene.life.confirm()
    expect(answer.body).toMatchObject({ code: 0, reason: 'stateChanged' })
    expect(answer.body.data).toEqual({ order: await scene.life.read() })
  })

  test('the operator’s refusals have distinct reasons', async ({ shop }) => {
    const scene = await aScene(shop)
    const { sn } = scene.order
    expect([
      await askOffice(shop, '/ship', { order: sn, carrier: 'DHL', trackingNumber: ' ' }),
      await askOffice(shop, '/ship', { order: sn, carrier: 'DHL' }),
      await askOffice(shop, '/ship', { order: 'HL0', carrier: 'DHL', trackingNumber: '1' }),
      await askOffice(shop, '/ship', { order: sn, carrier: 'DHL', trackingNumber: '1' }),
    ]).toEqual([
      { status: 400, reason: 'invalidInput' },
      { status: 400, reason: 'invalidInput' },
      { status: 404, reason: 'notFound' },
      { status: 409, reason: 'stateChanged' },
    ])
  })
})

async function sceneIn(shop: TestShop, state: State): Promise<LocalScene & { proof: string }> {
  const scene = await aScene(shop)
  await states[state](scene)
  return { ...scene, proof: await mintProof(shop, scene.shopper, scene.order) }
}

async function outcomeOf(scene: LocalScene & { proof: string }, event: Event) {
  return { reason: await events[event](scene), ...(await factsOf(scene)) }
}

function wanted(state: State, event: Event) {
  const { place, reason } = expectedOf(state, event)
  return { reason, stage: null, ...places[place] }
}
