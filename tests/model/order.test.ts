import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { orderMachine } from '../../src/machines/orderMachine.ts'
import type { OrderContext, OrderEvent } from '../../src/machines/orderTypes.ts'
import { describeChart } from './support/describeChart.ts'
import type { EventFixtures } from './support/chartModel.ts'

const placedAt = Date.UTC(2026, 0, 5)
const day = 86_400_000
const before = placedAt + 60_000
const muchLater = placedAt + 90 * day

const placed: OrderContext = {
  totalCents: 3_000,
  refundedCents: 0,
  lines: [
    { lineId: 1, quantity: 2, refundableCents: 1_000, refunded: false, reviewed: false },
    { lineId: 2, quantity: 1, refundableCents: 2_000, refunded: false, reviewed: false },
  ],
  deadline: placedAt + 30 * 60_000,
  timeLeft: null,
  extensions: 0,
  refund: null,
}

const paid = { type: 'order.paid', at: before, codeProven: true, balanceCents: 3_000 } as const
const shipped = {
  type: 'order.shipped',
  at: before,
  carrier: 'DHL',
  trackingNumber: 'JD014',
} as const
const confirmed = { type: 'receipt.confirmed', at: before } as const
const reviewed = { type: 'review.submitted', at: before, lineIds: [1] } as const
const moneyBack = {
  type: 'refund.applied',
  at: before,
  request: { lineIds: [1], amountCents: 1_000, withReturn: false },
} as const
const goodsBack = {
  type: 'refund.applied',
  at: before,
  request: { lineIds: [2], amountCents: 2_000, withReturn: true },
} as const
const allBack = {
  type: 'refund.applied',
  at: before,
  request: { lineIds: [1, 2], amountCents: 3_000, withReturn: false },
} as const
const agreed = { type: 'refund.approved', returnAddress: 'Pier 4' } as const
const sentBack = { type: 'goods.sentBack', carrier: 'DHL', trackingNumber: 'JD015' } as const
const goodsAreBack = { type: 'goods.returned', resellableQuantity: 1 } as const
const settled = { type: 'refund.settled', at: before } as const

const events = {
  'order.paid': [
    paid,
    { ...paid, at: placed.deadline! },
    { ...paid, codeProven: false },
    { ...paid, balanceCents: 2_999 },
  ],
  'order.cancelled': [{ type: 'order.cancelled' }],
  'order.expired': [
    { type: 'order.expired', at: placed.deadline! },
    { type: 'order.expired', at: placed.deadline! - 1 },
  ],
  'order.shipped': [shipped, { ...shipped, carrier: ' ' }, { ...shipped, trackingNumber: '' }],
  'receipt.confirmed': [confirmed],
  'receipt.autoConfirmed': [
    { type: 'receipt.autoConfirmed', at: before },
    { type: 'receipt.autoConfirmed', at: muchLater },
  ],
  'receipt.extended': [{ type: 'receipt.extended' }],
  'review.submitted': [reviewed, { ...reviewed, lineIds: [] }, { ...reviewed, lineIds: [3] }],
  'order.completed': [
    { type: 'order.completed', at: before },
    { type: 'order.completed', at: muchLater },
  ],
  'refund.applied': [
    moneyBack,
    goodsBack,
    allBack,
    { ...moneyBack, request: { ...moneyBack.request, amountCents: 1_001 } },
  ],
  'refund.withdrawn': [{ type: 'refund.withdrawn', at: before }],
  'refund.refused': [
    { type: 'refund.refused', at: before, reason: 'worn' },
    { type: 'refund.refused', at: before, reason: ' ' },
  ],
  'refund.approved': [agreed, { type: 'refund.approved', returnAddress: null }],
  'goods.sentBack': [sentBack, { ...sentBack, carrier: '' }],
  'goods.returned': [goodsAreBack, { ...goodsAreBack, resellableQuantity: 4 }],
  'refund.settled': [settled],
} satisfies EventFixtures<typeof orderMachine>

describeChart<typeof orderMachine>({ machine: orderMachine, inputs: [placed], events, actors: {} })

const waitingForDelivery: OrderEvent[] = [paid]
const delivered = [...waitingForDelivery, shipped]
const received = [...delivered, confirmed]
const completed = [...received, reviewed]
const applying = [...waitingForDelivery, moneyBack]
const applyingWithReturn = [...received, goodsBack]
const awaitingReturn = [...applyingWithReturn, agreed]
const returning = [...awaitingReturn, sentBack]
const refunding = [...applying, agreed]
const refundingAll = [...waitingForDelivery, allBack, agreed]
const refunded = [...refundingAll, settled]

/** One event of each kind as it would be accepted where the table allows it. */
const sent = {
  'order.paid': paid,
  'order.cancelled': { type: 'order.cancelled' },
  'order.expired': { type: 'order.expired', at: muchLater },
  'order.shipped': shipped,
  'receipt.confirmed': confirmed,
  'receipt.autoConfirmed': { type: 'receipt.autoConfirmed', at: muchLater },
  'receipt.extended': { type: 'receipt.extended' },
  'review.submitted': { type: 'review.submitted', at: before, lineIds: [2] },
  'order.completed': { type: 'order.completed', at: muchLater },
  'refund.applied, money only': moneyBack,
  'refund.applied, with return': goodsBack,
  'refund.withdrawn': { type: 'refund.withdrawn', at: before },
  'refund.refused': { type: 'refund.refused', at: before, reason: 'worn' },
  'refund.approved': agreed,
  'goods.sentBack': sentBack,
  'goods.returned': goodsAreBack,
  'refund.settled': settled,
} satisfies Record<string, OrderEvent>
type Sent = keyof typeof sent

/** The transition table of the product decisions; what a row does not name is refused. */
const table: Record<string, { journey: OrderEvent[]; allows: Partial<Record<Sent, string>> }> = {
  waitingToPay: {
    journey: [],
    allows: {
      'order.paid': 'paid.waitingForDelivery',
      'order.cancelled': 'cancelled',
      'order.expired': 'cancelled',
    },
  },
  'paid.waitingForDelivery': {
    journey: waitingForDelivery,
    allows: {
      'order.shipped': 'paid.delivered',
      'refund.applied, money only': 'afterSale.applying',
    },
  },
  'paid.delivered': {
    journey: delivered,
    allows: {
      'receipt.confirmed': 'paid.received',
      'receipt.autoConfirmed': 'paid.received',
      'receipt.extended': 'paid.delivered',
      'refund.applied, money only': 'afterSale.applying',
      'refund.applied, with return': 'afterSale.applying',
    },
  },
  'paid.received': {
    journey: received,
    allows: {
      'review.submitted': 'paid.completed',
      'order.completed': 'paid.completed',
      'refund.applied, money only': 'afterSale.applying',
      'refund.applied, with return': 'afterSale.applying',
    },
  },
  'paid.completed': {
    journey: completed,
    allows: {
      'review.submitted': 'paid.completed',
      'refund.applied, money only': 'afterSale.applying',
      'refund.applied, with return': 'afterSale.applying',
    },
  },
  cancelled: { journey: [{ type: 'order.cancelled' }], allows: {} },
  'afterSale.applying': {
    journey: applying,
    allows: {
      'refund.withdrawn': 'paid.waitingForDelivery',
      'refund.refused': 'paid.waitingForDelivery',
      'refund.approved': 'afterSale.refunding',
    },
  },
  'afterSale.applying, with return': {
    journey: applyingWithReturn,
    allows: {
      'refund.withdrawn': 'paid.received',
      'refund.refused': 'paid.received',
      'refund.approved': 'afterSale.awaitingReturn',
    },
  },
  'afterSale.awaitingReturn': {
    journey: awaitingReturn,
    allows: { 'refund.withdrawn': 'paid.received', 'goods.sentBack': 'afterSale.returning' },
  },
  'afterSale.returning': {
    journey: returning,
    allows: { 'refund.refused': 'paid.received', 'goods.returned': 'afterSale.refunding' },
  },
  'afterSale.refunding': {
    journey: refunding,
    allows: { 'refund.settled': 'paid.waitingForDelivery' },
  },
  'afterSale.refunding, everything': {
    journey: refundingAll,
    allows: { 'refund.settled': 'afterSale.refunded' },
  },
  'afterSale.refunded': { journey: refunded, allows: {} },
}

describe('the transition table', () => {
  for (const [state, { journey, allows }] of Object.entries(table)) {
    for (const [name, event] of Object.entries(sent) as [Sent, OrderEvent][]) {
      const target = allows[name]
      test(`${state}: ${name} is ${target === undefined ? 'refused' : `allowed → ${target}`}`, () => {
        const order = follow(journey)
        expect(stateOf(order)).toBe(state.split(',')[0])
        expect(order.getSnapshot().can(event)).toBe(target !== undefined)
        const context = order.getSnapshot().context

        order.send(event)

        expect(stateOf(order)).toBe(target ?? state.split(',')[0])
        if (target === undefined) expect(order.getSnapshot().context).toEqual(context)
      })
    }
  }
})

describe('the guards of the transition table', () => {
  const refusals: [string, OrderEvent[], OrderEvent][] = [
    ['paying at the deadline', [], { ...paid, at: placed.deadline! }],
    ['paying without a proven code', [], { ...paid, codeProven: false }],
    ['paying one cent too little', [], { ...paid, balanceCents: 2_999 }],
    ['expiring before the deadline', [], { type: 'order.expired', at: placed.deadline! - 1 }],
    ['shipping without a carrier', waitingForDelivery, { ...shipped, carrier: ' ' }],
    ['shipping without a tracking number', waitingForDelivery, { ...shipped, trackingNumber: '' }],
    [
      'confirming receipt by the clock within 14 days',
      delivered,
      { type: 'receipt.autoConfirmed', at: before + 14 * day - 1 },
    ],
    [
      'extending receipt twice',
      [...delivered, { type: 'receipt.extended' }],
      { type: 'receipt.extended' },
    ],
    ['reviewing a line twice', completed, reviewed],
    ['reviewing nothing', received, { ...reviewed, lineIds: [] }],
    ['reviewing a line of another order', received, { ...reviewed, lineIds: [9] }],
    [
      'completing within seven days of receipt',
      received,
      { type: 'order.completed', at: before + 7 * day - 1 },
    ],
    ['asking for nothing back', received, refundOf([1], 0)],
    ['asking for less than nothing back', received, refundOf([1], -1)],
    ['asking for half a cent back', received, refundOf([1], 0.5)],
    ['asking for a cent more than the line cost', received, refundOf([1], 1_001)],
    ['asking for money back on no line', received, refundOf([], 100)],
    ['asking for money back on another order’s line', received, refundOf([9], 100)],
    ['asking for money back on one line twice over', received, refundOf([1, 1], 1_500)],
    ['asking again for a line that was refunded', [...applying, agreed, settled], refundOf([1], 1)],
    ['asking while a request is open', applying, refundOf([2], 100)],
    ['asking seven days after completion', completed, { ...moneyBack, at: before + 7 * day }],
    ['refusing without a reason', applying, { type: 'refund.refused', at: before, reason: ' ' }],
    [
      'agreeing to a return without an address',
      applyingWithReturn,
      { type: 'refund.approved', returnAddress: ' ' },
    ],
    ['sending back without a number', awaitingReturn, { ...sentBack, trackingNumber: ' ' }],
    ['shelving more than came back', returning, { type: 'goods.returned', resellableQuantity: 2 }],
    ['shelving less than nothing', returning, { type: 'goods.returned', resellableQuantity: -1 }],
  ]

  test.each(refusals)('refuse %s', (_name, journey, event) => {
    const order = follow(journey)
    const { value, context } = order.getSnapshot()

    expect(order.getSnapshot().can(event)).toBe(false)
    order.send(event)

    expect(order.getSnapshot()).toMatchObject({ value, context })
  })
})

describe('a life of an order', () => {
  test('paid, shipped, extended, confirmed by the clock, completed by the clock', () => {
    const order = follow([...delivered, { type: 'receipt.extended' }])
    expect(order.getSnapshot().context.deadline).toBe(before + 21 * day)

    order.send({ type: 'receipt.autoConfirmed', at: before + 21 * day })
    expect(order.getSnapshot().context.deadline).toBe(before + 28 * day)

    order.send({ type: 'order.completed', at: before + 28 * day })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'completed' },
      context: { ...placed, deadline: before + 35 * day, extensions: 1 },
    })
  })

  test('an after-sale request stops the deadline, which goes on with the time that was left', () => {
    const order = follow([...delivered, { ...moneyBack, at: before + 4 * day }])
    expect(order.getSnapshot().context).toMatchObject({ deadline: null, timeLeft: 10 * day })

    order.send({ type: 'refund.withdrawn', at: before + 40 * day })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'delivered' },
      context: { ...placed, deadline: before + 50 * day },
    })
  })

  test('two refunds, one after the other, give back the whole sum', () => {
    const order = follow([...applying, agreed, settled])
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'waitingForDelivery' },
      context: { refundedCents: 1_000, refund: null, deadline: null },
    })

    for (const event of [refundOf([2], 2_000), agreed, settled]) order.send(event)
    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunded' },
      context: {
        refundedCents: 3_000,
        refund: null,
        lines: [
          { lineId: 1, refunded: true, refundableCents: 0 },
          { lineId: 2, refunded: true, refundableCents: 0 },
        ],
      },
    })
  })

  test('a return goes by way of the parcel and the shelf', () => {
    const order = follow([...returning, goodsAreBack, settled])

    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'received' },
      context: { refundedCents: 2_000, deadline: before + 7 * day },
    })
  })
})

function follow(journey: readonly OrderEvent[]) {
  const order = createActor(orderMachine, { input: placed }).start()
  for (const event of journey) {
    expect(order.getSnapshot().can(event), `${event.type} on the way`).toBe(true)
    order.send(event)
  }
  return order
}

function stateOf(order: ReturnType<typeof follow>): string {
  const { value } = order.getSnapshot()
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}

function refundOf(lineIds: readonly number[], amountCents: number): OrderEvent {
  return {
    type: 'refund.applied',
    at: before,
    request: { lineIds, amountCents, withReturn: false },
  }
}
