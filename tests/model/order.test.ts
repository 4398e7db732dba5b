import { describe, expect, test } from 'vitest'
import { orderMachine } from '../../src/machines/orderMachine.ts'
import type { EventFixtures } from './support/chartModel.ts'
import { describeChart } from './support/describeChart.ts'
import {
  day,
  before,
  muchLater,
  placed,
  paid,
  shipped,
  confirmed,
  reviewed,
  moneyBack,
  goodsBack,
  allBack,
  agreed,
  sentBack,
  goodsAreBack,
  settled,
  delivered,
  applying,
  returning,
  follow,
  refundOf,
} from './support/orderJourneys.ts'

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
