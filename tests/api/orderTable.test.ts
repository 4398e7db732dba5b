import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUserInfo } from '../../src/services/contract/account.ts'
import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  payOrder,
  type OrderDetail,
} from '../../src/services/contract/orders.ts'
import { applyRefund, sendGoodsBack, withdrawRefund } from '../../src/services/contract/refunds.ts'
import { addReview } from '../../src/services/contract/reviews.ts'
import { skus } from '../../server/db/schema/catalogue.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import {
  aRefund,
  aReview,
  askOffice,
  mustDo,
  orderLife,
  type OrderLife,
} from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'

const minutes = 60
const days = 86_400
const stock = 5
const quantity = 2
const balanceCents = 10_000
const totalCents = 4_300

interface Scene {
  shop: TestShop
  shopper: MintedShopper
  goods: MintedGoods
  order: OrderDetail
  life: OrderLife
}
type Walk = (scene: Scene) => Promise<void>

const withReturn = { type: 'refundAndReturn', goodsReceived: true } as const
const paid: Walk = ({ life }) => mustDo(life.pay())
const shipped: Walk = async (scene) => {
  await paid(scene)
  await mustDo(scene.life.ship())
}
const confirmed: Walk = async (scene) => {
  await shipped(scene)
  await mustDo(scene.life.confirm())
}
const reviewed: Walk = async (scene) => {
  await confirmed(scene)
  await mustDo(scene.life.review())
}
const applied: Walk = async (scene) => {
  await shipped(scene)
  await mustDo(scene.life.applyRefund(withReturn))
}
const approved: Walk = async (scene) => {
  await applied(scene)
  await mustDo(scene.life.approve('Pier 4'))
}
const sentBack: Walk = async (scene) => {
  await approved(scene)
  await mustDo(scene.life.sendBack())
}
const later =
  (walk: Walk, seconds: number): Walk =>
  async (scene) => {
    await walk(scene)
    await passTime(scene.shop, scene.shopper, seconds)
  }

/** How an order comes into each state that a row starts from: by the table's own steps. */
const states = {
  waitingToPay: async () => {},
  overdue: later(async () => {}, 30 * minutes),
  expired: async (scene) => {
    scene.shop.clock.advance(30 * minutes)
    await scene.life.tick()
  },
  cancelled: ({ shop, order, shopper }) =>
    mustDo(send(shop.app, cancelOrder, { orderId: order.id }, shopper)),
  waitingForDelivery: paid,
  delivered: shipped,
  deliveredExtended: async (scene) => {
    await shipped(scene)
    const { shop, order, shopper } = scene
    await mustDo(send(shop.app, extendReceipt, { orderId: order.id }, shopper))
  },
  deliveredOverdue: later(shipped, 14 * days),
  received: confirmed,
  receivedOverdue: later(confirmed, 7 * days),
  completed: reviewed,
  completedUnreviewed: async (scene) => {
    await later(confirmed, 7 * days)(scene)
    await scene.life.tick()
  },
  completedLongAgo: later(reviewed, 7 * days),
  applying: applied,
  awaitingReturn: approved,
  returning: sentBack,
  refunding: async (scene) => {
    await shipped(scene)
    await mustDo(scene.life.applyRefund())
    await mustDo(scene.life.approveOnly())
  },
  refunded: async (scene) => {
    await sentBack(scene)
    await mustDo(scene.life.returned())
  },
  refusedBefore: async (scene) => {
    await applied(scene)
    await mustDo(scene.life.refuse())
  },
} satisfies Record<string, Walk>
type State = keyof typeof states

const operator = (answer: { reason: string | undefined }) => answer.reason
const shopper = async (answer: ReturnType<typeof send>) => (await answer).body.reason

/** One try of each event by its own actor; the answer is the reason of a refusal. */
const events = {
  'order.paid': async ({ shop, order, shopper: { token }, proof }) =>
    shopper(send(shop.app, payOrder, { orderId: order.id, proof }, { token })),
  'order.cancelled': ({ shop, order, shopper: { token } }) =>
    shopper(send(shop.app, cancelOrder, { orderId: order.id }, { token })),
  'the clock': async ({ life }) => {
    await life.tick()
    return undefined
  },
  'order.shipped': async ({ life }) => operator(await life.ship()),
  'receipt.confirmed': ({ life }) => shopper(life.confirm()),
  'receipt.extended': ({ shop, order, shopper: { token } }) =>
    shopper(send(shop.app, extendReceipt, { orderId: order.id }, { token })),
  'review.submitted': ({ life }) => shopper(life.review()),
  'refund.applied': ({ life }) => shopper(life.applyRefund()),
  'refund.withdrawn': async ({ shop, life, shopper: { token } }) =>
    shopper(send(shop.app, withdrawRefund, { refundId: await life.refundId() }, { token })),
  'refund.refused': async ({ life }) => operator(await life.refuse()),
  'refund.approved': async ({ life }) => operator(await life.approve('Pier 4')),
  'goods.sentBack': ({ life }) => shopper(life.sendBack()),
  'goods.returned': async ({ life }) => operator(await life.returned()),
} satisfies Record<string, (scene: Scene & { proof: string }) => Promise<string | undefined>>
type Event = keyof typeof events

/** What is true of an order, the money and the stock wherever an event leads. */
const places = {
  waitingToPay: { status: 0, available: balanceCents, reserved: quantity, onHand: stock },
  cancelled: { status: -1, available: balanceCents, reserved: 0, onHand: stock },
  waitingForDelivery: { status: 1, ...after(totalCents), reserved: quantity, onHand: stock },
  delivered: { status: 2, ...after(totalCents), reserved: 0, onHand: stock - quantity },
  received: { status: 3, ...after(totalCents), reserved: 0, onHand: stock - quantity },
  completed: { status: 4, ...after(totalCents), reserved: 0, onHand: stock - quantity },
  applyingUnshipped: { ...inAfterSale('applying'), reserved: quantity, onHand: stock },
  applying: { ...inAfterSale('applying'), reserved: 0, onHand: stock - quantity },
  awaitingReturn: { ...inAfterSale('awaitingReturn'), reserved: 0, onHand: stock - quantity },
  returning: { ...inAfterSale('returning'), reserved: 0, onHand: stock - quantity },
  refunding: { ...inAfterSale('refunding'), reserved: 0, onHand: stock - quantity },
  refundedKept: {
    status: -4,
    stage: 'refunded',
    available: balanceCents,
    reserved: 0,
    onHand: stock - quantity,
  },
  refunded: {
    status: -4,
    stage: 'refunded',
    available: balanceCents,
    reserved: 0,
    onHand: stock,
  },
} as const
type Place = keyof typeof places

type Outcome = Place | [Place, reason: string]

/** The table of the product decisions: state, event → where it leads, and the refusal if any. */
const table: Record<State, Partial<Record<Event, Outcome>> & { else: Outcome }> = {
  waitingToPay: {
    'order.paid': 'waitingForDelivery',
    'order.cancelled': 'cancelled',
    else: ['waitingToPay', 'stateChanged'],
  },
  overdue: {
    'order.paid': ['cancelled', 'deadlinePassed'],
    'order.cancelled': ['cancelled', 'deadlinePassed'],
    else: ['cancelled', 'stateChanged'],
  },
  expired: {
    'order.paid': ['cancelled', 'deadlinePassed'],
    'order.cancelled': ['cancelled', 'deadlinePassed'],
    else: ['cancelled', 'stateChanged'],
  },
  cancelled: { else: ['cancelled', 'stateChanged'] },
  waitingForDelivery: {
    'order.shipped': 'delivered',
    'refund.applied': 'applyingUnshipped',
    else: ['waitingForDelivery', 'stateChanged'],
  },
  delivered: {
    'receipt.confirmed': 'received',
    'receipt.extended': 'delivered',
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
  deliveredExtended: {
    'receipt.confirmed': 'received',
    'receipt.extended': ['delivered', 'alreadyExtended'],
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
  deliveredOverdue: {
    'review.submitted': 'completed',
    'refund.applied': 'applying',
    else: ['received', 'stateChanged'],
  },
  received: {
    'review.submitted': 'completed',
    'refund.applied': 'applying',
    else: ['received', 'stateChanged'],
  },
  receivedOverdue: {
    'review.submitted': 'completed',
    'refund.applied': 'applying',
    else: ['completed', 'stateChanged'],
  },
  completed: {
    'review.submitted': ['completed', 'alreadyReviewed'],
    'refund.applied': 'applying',
    else: ['completed', 'stateChanged'],
  },
  completedUnreviewed: {
    'review.submitted': 'completed',
    'refund.applied': 'applying',
    else: ['completed', 'stateChanged'],
  },
  completedLongAgo: {
    'review.submitted': ['completed', 'alreadyReviewed'],
    'refund.applied': ['completed', 'refundPeriodOver'],
    else: ['completed', 'stateChanged'],
  },
  applying: {
    'refund.applied': ['applying', 'alreadySubmitted'],
    'refund.withdrawn': 'delivered',
    'refund.refused': 'delivered',
    'refund.approved': 'awaitingReturn',
    else: ['applying', 'stateChanged'],
  },
  awaitingReturn: {
    'refund.applied': ['awaitingReturn', 'alreadySubmitted'],
    'refund.withdrawn': 'delivered',
    'goods.sentBack': 'returning',
    else: ['awaitingReturn', 'stateChanged'],
  },
  returning: {
    'refund.applied': ['returning', 'alreadySubmitted'],
    'refund.refused': 'delivered',
    'goods.returned': 'refunded',
    else: ['returning', 'stateChanged'],
  },
  refunding: {
    'the clock': 'refundedKept',
    'refund.applied': ['refunding', 'alreadySubmitted'],
    else: ['refunding', 'stateChanged'],
  },
  refunded: {
    'refund.applied': ['refunded', 'alreadyRefunded'],
    else: ['refunded', 'stateChanged'],
  },
  refusedBefore: {
    'receipt.confirmed': 'received',
    'receipt.extended': 'delivered',
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
}

/** Events on a request answer like one that doesn't exist where none was ever made. */
const onRequest: ReadonlySet<Event> = new Set<Event>([
  'refund.withdrawn',
  'refund.refused',
  'refund.approved',
  'goods.sentBack',
  'goods.returned',
])
const neverRequested: ReadonlySet<State> = new Set<State>([
  'waitingToPay',
  'expired',
  'cancelled',
  'waitingForDelivery',
  'delivered',
  'deliveredExtended',
  'received',
  'completed',
  'completedUnreviewed',
  'completedLongAgo',
  'overdue',
  'deliveredOverdue',
  'receivedOverdue',
])

function expectedOf(state: State, event: Event): { place: Place; reason: string | undefined } {
  const outcome = table[state][event] ?? table[state].else
  const [place, refusal] = typeof outcome === 'string' ? [outcome, undefined] : outcome
  const isElse = table[state][event] === undefined
  if (event === 'the clock') return { place, reason: undefined }
  const isUnknown = isElse && onRequest.has(event) && neverRequested.has(state)
  return { place, reason: isUnknown ? 'notFound' : refusal }
}

const pairs = (Object.keys(states) as State[]).flatMap((state) =>
  (Object.keys(events) as Event[]).map((event) => [state, event] as [State, Event]),
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
    const scene = await aScene(shop)
    await states[state](scene)
    const proof = await mintProof(shop, scene.shopper, scene.order)

    const reason = await events[event]({ ...scene, proof })

    const expected = expectedOf(state, event)
    expect({
      reason,
      ...(await factsOf(scene)),
      findings: await badFindings(shop),
    }).toEqual({
      reason: expected.reason,
      findings: [],
      stage: null,
      ...places[expected.place],
    })
  })

  test.for(Object.keys(states) as State[])(
    '%s: another shopper’s tries answer like those on what does not exist, a guest’s 401',
    async (state) => {
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

  test('a refusal carries the order as it now is', async () => {
    const scene = await aScene(shop)
    await paid(scene)
    const answer = await scene.life.confirm()
    expect(answer.body).toMatchObject({ code: 0, reason: 'stateChanged' })
    expect(answer.body.data).toEqual({ order: await scene.life.read() })
  })

  test('the operator’s refusals are told apart', async () => {
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

async function aScene(shop: TestShop): Promise<Scene> {
  const goods = await mintGoods(shop, { priceCents: 2_000, stock, freightCents: 300 })
  const shopper = await mintShopper(shop, { balanceCents })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity }])
  return { shop, shopper, goods, order, life: orderLife(shop, { shopper, order }) }
}

async function factsOf({ shop, shopper, goods, life }: Scene) {
  const { status, afterSaleStage } = await life.read()
  const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
  const [sku] = await shop.database.db.select().from(skus).where(eq(skus.id, goods.skuId))
  return {
    status,
    stage: afterSaleStage,
    available: availableCents,
    reserved: sku?.reserved,
    onHand: sku?.onHand,
  }
}

function after(spentCents: number) {
  return { available: balanceCents - spentCents }
}

function inAfterSale(stage: string) {
  return { status: -4, stage, ...after(totalCents) }
}
