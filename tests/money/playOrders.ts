import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  payOrder,
  placeOrder,
} from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import { applyRefund, sendGoodsBack, withdrawRefund } from '../../contract/refunds.ts'
import type { ModelDriver } from './modelDriver.ts'
import type { ModelRefund } from './modelState.ts'
import type { Step } from './modelSteps.ts'
import { mostBack, orderModel, totalOf } from './orderModel.ts'
import { actor, isOdd, noProof, one, proofFor, type Play } from './playing.ts'

export const orderPlays = {
  place: { play: playPlace },
  buy: {
    play: async (driver, step) => {
      const before = driver.state.orders.length
      const played = await playPlace(driver, step)
      if (driver.state.orders.length > before) {
        played.push(...(await playPay(driver, { ...step, twist: 0 }, before)))
        if (step.size % 2 === 0) played.push(...(await playShip(driver, step, before)))
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
  confirm: onOrder('confirm', confirmReceipt, 2),
  extend: onOrder('extend', extendReceipt, 2),
  applyRefund: {
    list: 'orders',
    fits: ({ orders }, at) => (orders[at]?.status ?? 0) > 0,
    play: playApplyRefund,
  },
  approve: onRefund('approve', '/approve', 'applying', { returnAddress: 'Pier 4' }),
  refuseRefund: onRefund('refuseRefund', '/refuse', 'returning', { reason: 'worn' }),
  withdrawRefund: {
    list: 'refunds',
    fits: ({ refunds }, at) => refunds[at]?.stage === 'applying',
    play: ({ state, call }, step, at) => {
      const { id, order } = state.refunds[at]!
      const by = actor(order.owner, step)
      return one(
        `shopper ${by} withdraws refund ${id}`,
        orderModel(state).withdrawRefund(at, by),
        () => call(by, withdrawRefund, { refundId: id }),
      )
    },
  },
  sendBack: {
    list: 'refunds',
    fits: ({ refunds }, at) => refunds[at]?.stage === 'awaitingReturn',
    play: ({ state, call }, step, at) => {
      const { id, order } = state.refunds[at]!
      const by = actor(order.owner, step)
      const parcel = { refundId: id, carrier: 'UPS', trackingNumber: '1Z9' }
      return one(`shopper ${by} sends refund ${id} back`, orderModel(state).sendBack(at, by), () =>
        call(by, sendGoodsBack, parcel),
      )
    },
  },
  returned: onRefund('returned', '/returned', 'returning', {}),
} satisfies Partial<Record<Step['kind'], Play>>

async function playPlace({ state, call, shopperOf, skuOf }: ModelDriver, step: Step) {
  const { who, pick, size, twist } = step
  const items = [{ good: pick % 2, quantity: 1 + (size % 4) }]
  if (size > 5) items.push({ good: 1 - (pick % 2), quantity: 1 + (twist % 2) })
  const shownCents = totalOf(state, items) + (isOdd(step) ? 1 : 0)
  const verdict = orderModel(state).place(who, items, shownCents)
  const played = await one(
    `shopper ${who} orders ${JSON.stringify(items)} for ${shownCents}`,
    verdict,
    () =>
      call(who, placeOrder, {
        items: items.map(({ good, quantity }) => ({ skuId: skuOf(good), quantity })),
        addressId: shopperOf(who).addressId,
        totalCents: shownCents,
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

function playShip({ state, office }: ModelDriver, _step: Step, at: number) {
  const { sn } = state.orders[at]!
  return one(`ship ${sn}`, orderModel(state).ship(at), () =>
    office('/ship', { order: sn, carrier: 'DHL', trackingNumber: 'JD014' }),
  )
}

async function playApplyRefund(driver: ModelDriver, step: Step, at: number) {
  const { state, call } = driver
  const { size, pick, twist } = step
  const order = state.orders[at]!
  const by = actor(order.owner, step)
  const chosen = pick === 1 ? order.lines.slice(0, 1) : order.lines
  const lines = chosen.map((line) => {
    const left = Math.max(1, line.quantity - line.refundedQuantity)
    return { line, quantity: [line.quantity, left, 1][size % 3] ?? 1 }
  })
  const most = mostBack(state, lines)
  const amountCents = [most, most, most + 1, Math.ceil(most / 2), 1][size % 5] ?? most
  const withReturn = twist % 2 === 0
  const verdict = orderModel(state).applyRefund(at, by, { lines, amountCents, withReturn })
  const evidence = [await driver.upload(by)]
  const said = `shopper ${by} asks ${amountCents} of ${most} back for order ${order.id}`
  const played = await one(said, verdict, () =>
    call(by, applyRefund, {
      orderId: order.id,
      type: withReturn ? 'refundAndReturn' : 'refundOnly',
      goodsReceived: withReturn,
      lines: lines.map(({ line, quantity }) => ({ lineId: line.lineId, quantity })),
      amountCents,
      reason: 'Changed my mind',
      explanation: 'It is not what I looked for.',
      evidence,
    }),
  )
  const { refund } = (played[0]?.answer.data ?? {}) as Partial<OrderDetail>
  if (verdict.word === 'ok' && refund) state.refunds.at(-1)!.id = refund.id
  return played
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

function onRefund(
  name: 'approve' | 'refuseRefund' | 'returned',
  path: string,
  fitting: ModelRefund['stage'],
  body: object,
): Play {
  return {
    list: 'refunds',
    fits: ({ refunds }, at) => refunds[at]?.stage === fitting,
    play: ({ state, office }, _step, at) => {
      const { id } = state.refunds[at]!
      return one(`refund ${id}: ${name}`, orderModel(state)[name](at), () =>
        office(path, { refundId: id, ...body }),
      )
    },
  }
}
