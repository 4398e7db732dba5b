import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  payOrder,
  placeOrder,
} from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import { addReview } from '../../contract/reviews.ts'
import { aReview } from '../factories/orderLife.ts'
import type { ModelDriver } from './modelDriver.ts'
import type { ModelOrder } from './modelState.ts'
import type { Step } from './modelSteps.ts'
import { orderModel, totalOf } from './orderModel.ts'
import { actor, isOdd, noProof, one, proofFor, type Play } from './playing.ts'

const confirm = onOrder('confirm', confirmReceipt, 2)

export const orderPlays = {
  place: { play: playPlace },
  buy: {
    play: async (driver, step) => {
      const before = driver.state.orders.length
      const played = await playPlace(driver, step)
      if (driver.state.orders.length > before) {
        played.push(...(await playPay(driver, { ...step, twist: 0 }, before)))
        if (step.size % 2 === 0) played.push(...(await playShip(driver, step, before)))
        if (step.size % 3 === 0 && driver.state.orders[before]?.status === 2)
          played.push(...(await confirm.play(driver, { ...step, twist: 0 }, before)))
      }
      return played
    },
  },
  pay: { list: 'orders', fits: ({ orders }, at) => orders[at]?.status === 0, play: playPay },
  cancelOrder: onOrder('cancel', cancelOrder, 0),
  ship: {
    list: 'orders',
    fits: ({ orders }, at) => orders[at]?.status === 1,
    play: playShip,
  },
  annul: {
    list: 'orders',
    fits: ({ orders }, at) => orders[at]?.status === 1,
    play: ({ state, office }, _step, at) => {
      const { sn } = state.orders[at]!
      return one(`annul ${sn}`, orderModel(state).annul(at), () =>
        office('/annul', { order: sn, reason: 'sold out' }),
      )
    },
  },
  confirm,
  extend: onOrder('extend', extendReceipt, 2),
  review: {
    list: 'orders',
    fits: ({ orders }, at) => canBeReviewed(orders[at]!),
    play: playReview,
  },
} satisfies Partial<Record<Step['kind'], Play>>

async function playPlace({ state, call, shopperOf, skuOf }: ModelDriver, step: Step) {
  const { who, pick, size, twist } = step
  const items = [{ good: pick % 3, quantity: 1 + (size % 4) }]
  if (size > 5) items.push({ good: (pick + 1 + (size % 2)) % 3, quantity: 1 + (twist % 2) })
  const hasPromo = twist % 3 === 1
  const shownCents = totalOf(state, items, hasPromo) + (isOdd(step) ? 1 : 0)
  const verdict = orderModel(state).place(who, items, shownCents, hasPromo)
  const played = await one(
    `shopper ${who} orders ${JSON.stringify(items)} for ${shownCents}${hasPromo ? ', promo' : ''}`,
    verdict,
    () =>
      call(who, placeOrder, {
        items: items.map(({ good, quantity }) => ({ skuId: skuOf(good), quantity })),
        addressId: shopperOf(who).addressId,
        totalCents: shownCents,
        ...(hasPromo && { promoCode: state.promo.code }),
      }),
  )
  if (verdict.word === 'ok' && played[0]?.answer.word === 'ok') {
    const { id, sn, lines } = played[0].answer.data as OrderDetail
    const order = state.orders.at(-1)!
    Object.assign(order, { id, sn })
    for (const line of order.lines) {
      line.lineId = lines.find(({ skuId }) => skuId === skuOf(line.good))?.lineId ?? 0
    }
  }
  return played
}

async function playPay(driver: ModelDriver, step: Step, at: number) {
  const { state, call } = driver
  const order = state.orders[at]!
  const by = actor(order.owner, step)
  const use = {
    owner: by,
    operation: 'orderPay',
    subjectId: order.id,
    amountCents: order.totalCents,
  } as const
  const { before, proof } = await proofFor(driver, use, step)
  const verdict = orderModel(state).pay(at, by, proof)
  const played = await one(`shopper ${by} pays order ${order.id}`, verdict, () =>
    call(by, payOrder, { orderId: order.id, proof: proof?.proof ?? noProof }),
  )
  return [...before, ...played]
}

function playShip({ state, office }: ModelDriver, { size, pick }: Step, at: number) {
  const { sn, lines } = state.orders[at]!
  const first = lines[pick % lines.length]!
  const pieces = [null, null, 1, first.quantity, first.quantity + 1][size % 5] ?? null
  const parcel = pieces === null ? null : [{ line: first, quantity: pieces }]
  const verdict = orderModel(state).ship(at, parcel)
  return one(`ship ${pieces ?? 'all'} of ${sn}`, verdict, () =>
    office('/ship', {
      order: sn,
      lines: parcel?.map(({ line, quantity }) => ({ lineId: line.lineId, quantity })),
      carrier: 'DHL',
      trackingNumber: 'JD014',
    }),
  )
}

function canBeReviewed({ status, lines }: ModelOrder): boolean {
  return status === 3 || (status === 4 && lines.some(({ isReviewed }) => !isReviewed))
}

function playReview({ state, call }: ModelDriver, step: Step, at: number) {
  const { id, owner, lines } = state.orders[at]!
  const by = actor(owner, step)
  const open = lines.filter(({ isReviewed }) => !isReviewed)
  const among = open.length > 0 && !isOdd(step) ? open : lines
  const chosen = step.size % 3 === 0 ? among : [among[step.pick % among.length]!]
  const review = aReview(
    id,
    chosen.map(({ lineId }) => lineId),
  )
  const said = `shopper ${by} reviews ${chosen.length} lines of order ${id}`
  return one(said, orderModel(state).review(at, by, chosen), () => call(by, addReview, review))
}

function onOrder(
  name: 'cancel' | 'confirm' | 'extend',
  what: typeof cancelOrder | typeof confirmReceipt | typeof extendReceipt,
  fitting: number,
): Play {
  return {
    list: 'orders',
    fits: ({ orders }, at) => orders[at]?.status === fitting,
    play: ({ state, call }, step, at) => {
      const { id, owner } = state.orders[at]!
      const by = actor(owner, step)
      return one(`shopper ${by}, order ${id}: ${name}`, orderModel(state)[name](at, by), () =>
        call(by, what, { orderId: id }),
      )
    },
  }
}
