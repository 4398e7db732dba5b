import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { orderMachine } from '../../src/machines/orderMachine.ts'
import type { OrderEvent } from '../../src/machines/orderTypes.ts'
import {
  before,
  muchLater,
  ordered,
  placed,
  paid,
  shipped,
  lampShipped,
  totesShipped,
  annulled,
  confirmed,
  reviewed,
  moneyBack,
  goodsBack,
  agreed,
  offered,
  sentBack,
  goodsAreBack,
  settled,
  waitingForDelivery,
  partlySent,
  delivered,
  received,
  completed,
  applying,
  applyingWithReturn,
  awaitingReturn,
  returning,
  refunding,
  refundingAll,
  refunded,
  follow,
  stateOf,
  refundOf,
  lampReturned,
  toteReturned,
  allReturned,
  wornGoodsAreBack,
  awaitingStatutory,
  returningStatutory,
  returnUntil,
  lamp,
  tote,
} from './support/orderJourneys.ts'
import { periodsMs } from '../support/facts.ts'

/** One event of each kind as it would be accepted where the table allows it. */
const sent = {
  'order.placed': ordered,
  'order.paid': paid,
  'order.cancelled': { type: 'order.cancelled' },
  'order.expired': { type: 'order.expired', at: muchLater },
  'parcel.shipped, all of it': shipped,
  'parcel.shipped, one of two lines': lampShipped,
  'parcel.shipped, the other': totesShipped,
  'order.annulled': annulled,
  'receipt.confirmed': confirmed,
  'receipt.autoConfirmed': { type: 'receipt.autoConfirmed', at: muchLater, returnUntil },
  'receipt.extended': { type: 'receipt.extended' },
  'review.submitted': { type: 'review.submitted', at: before, lineIds: [2] },
  'order.completed': { type: 'order.completed', at: muchLater },
  'return.declared, a sent piece': lampReturned,
  'return.declared, an unsent piece': toteReturned,
  'return.lapsed': { type: 'return.lapsed', at: muchLater },
  'refund.applied, money only': moneyBack,
  'refund.applied, with return': goodsBack,
  'refund.withdrawn': { type: 'refund.withdrawn', at: before },
  'refund.refused': { type: 'refund.refused', at: before, reason: 'worn' },
  'refund.approved': agreed,
  'goods.sentBack': sentBack,
  'goods.returned': goodsAreBack,
  'goods.returned, worn': wornGoodsAreBack,
  'refund.settled': settled,
} satisfies Record<string, OrderEvent>
type Sent = keyof typeof sent

/** The transition table of the product decisions. Events that a row does not name are refused. */
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
      'parcel.shipped, all of it': 'paid.delivered',
      'parcel.shipped, one of two lines': 'paid.waitingForDelivery',
      'parcel.shipped, the other': 'paid.waitingForDelivery',
      'order.annulled': 'afterSale.refunded',
      'return.declared, a sent piece': 'afterSale.refunding',
      'return.declared, an unsent piece': 'afterSale.refunding',
      'refund.applied, money only': 'afterSale.applying',
    },
  },
  'paid.waitingForDelivery, one line sent': {
    journey: partlySent,
    allows: {
      'parcel.shipped, the other': 'paid.delivered',
      'return.declared, a sent piece': 'afterSale.awaitingReturn',
      'return.declared, an unsent piece': 'afterSale.refunding',
      'refund.applied, money only': 'afterSale.applying',
      'refund.applied, with return': 'afterSale.applying',
    },
  },
  'paid.delivered': {
    journey: delivered,
    allows: {
      'receipt.confirmed': 'paid.received',
      'receipt.autoConfirmed': 'paid.received',
      'receipt.extended': 'paid.delivered',
      'return.declared, a sent piece': 'afterSale.awaitingReturn',
      'return.declared, an unsent piece': 'afterSale.awaitingReturn',
      'refund.applied, money only': 'afterSale.applying',
      'refund.applied, with return': 'afterSale.applying',
    },
  },
  'paid.received': {
    journey: received,
    allows: {
      'review.submitted': 'paid.completed',
      'order.completed': 'paid.completed',
      'return.declared, a sent piece': 'afterSale.awaitingReturn',
      'return.declared, an unsent piece': 'afterSale.awaitingReturn',
      'refund.applied, money only': 'afterSale.applying',
      'refund.applied, with return': 'afterSale.applying',
    },
  },
  'paid.completed': {
    journey: completed,
    allows: {
      'review.submitted': 'paid.completed',
      'return.declared, a sent piece': 'afterSale.awaitingReturn',
      'return.declared, an unsent piece': 'afterSale.awaitingReturn',
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
  'afterSale.awaitingReturn, statutory': {
    journey: awaitingStatutory,
    allows: {
      'return.lapsed': 'paid.received',
      'refund.withdrawn': 'paid.received',
      'goods.sentBack': 'afterSale.returning',
      'goods.returned': 'afterSale.refunding',
      'goods.returned, worn': 'afterSale.refunding',
    },
  },
  'afterSale.returning, statutory': {
    journey: returningStatutory,
    allows: {
      'goods.returned': 'afterSale.refunding',
      'goods.returned, worn': 'afterSale.refunding',
    },
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
  for (const [name, event] of Object.entries(sent) as [Sent, OrderEvent][]) {
    const isAllowed = name === 'order.placed'
    test(`atCheckout: ${name} is ${isAllowed ? 'allowed → waitingToPay' : 'refused'}`, () => {
      const order = createActor(orderMachine).start()
      expect(order.getSnapshot().can(event)).toBe(isAllowed)

      order.send(event)

      expect(order.getSnapshot().value).toBe(isAllowed ? 'waitingToPay' : 'atCheckout')
    })
  }

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
    ['annulling without a reason', waitingForDelivery, { ...annulled, reason: ' ' }],
    ['shipping nothing', waitingForDelivery, { ...shipped, lines: [] }],
    ['shipping no piece', waitingForDelivery, { ...shipped, lines: [{ ...tote, quantity: 0 }] }],
    [
      'shipping half a piece',
      waitingForDelivery,
      { ...shipped, lines: [{ ...tote, quantity: 0.5 }] },
    ],
    [
      'shipping a piece too many',
      waitingForDelivery,
      { ...shipped, lines: [{ ...tote, quantity: 3 }] },
    ],
    ['shipping a line twice in a parcel', waitingForDelivery, { ...shipped, lines: [tote, tote] }],
    [
      'shipping another order’s line',
      waitingForDelivery,
      { ...shipped, lines: [{ lineId: 9, quantity: 1 }] },
    ],
    ['shipping a piece twice', partlySent, lampShipped],
    [
      'shipping a piece that was refunded',
      [...applying, agreed, settled],
      { ...shipped, lines: [{ ...tote, quantity: 2 }] },
    ],
    [
      'asking with return for pieces that were not sent',
      partlySent,
      { ...goodsBack, request: { ...goodsBack.request, lines: [tote], amountCents: 500 } },
    ],
    [
      'saying that pieces were received that were not sent',
      partlySent,
      { ...moneyBack, request: { ...moneyBack.request, isOfSent: true } },
    ],
    [
      'confirming receipt by the clock before its deadline',
      delivered,
      { type: 'receipt.autoConfirmed', at: before + periodsMs.toConfirmReceipt - 1, returnUntil },
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
      'completing before the time for a review is over',
      received,
      { type: 'order.completed', at: before + periodsMs.toReview - 1 },
    ],
    ['returning when the 14 days are over', completed, { ...lampReturned, at: returnUntil }],
    ['returning no line', received, { ...lampReturned, lines: [] }],
    ['returning for nothing', received, { ...lampReturned, amountCents: 0 }],
    ['returning for a cent more than it cost', received, { ...lampReturned, amountCents: 2_001 }],
    ['returning no piece', received, { ...lampReturned, lines: [{ ...lamp, quantity: 0 }] }],
    [
      'returning a piece too many',
      received,
      { ...lampReturned, lines: [{ ...lamp, quantity: 2 }] },
    ],
    ['returning a line twice over', received, { ...lampReturned, lines: [tote, tote] }],
    ['returning what was refunded', [...refundingAll, settled], lampReturned],
    ['returning while a request is open', applying, lampReturned],
    ['returning twice', awaitingStatutory, toteReturned],
    ['returning an unpaid order', [], allReturned],
    [
      'lapsing before the 14 days to send the goods are over',
      awaitingStatutory,
      { type: 'return.lapsed', at: before + periodsMs.toSendBack - 1 },
    ],
    ['deducting without a reason', returningStatutory, worn({ reason: ' ' })],
    ['deducting nothing', returningStatutory, worn({ amountCents: 0 })],
    ['deducting half a cent', returningStatutory, worn({ amountCents: 0.5 })],
    ['deducting all of it', returningStatutory, worn({ amountCents: 2_000 })],
    ['asking for nothing back', received, refundOf([tote], 0)],
    ['asking for less than nothing back', received, refundOf([tote], -1)],
    ['asking for half a cent back', received, refundOf([tote], 0.5)],
    ['asking for a cent more than the piece cost', received, refundOf([tote], 501)],
    ['asking for money back on no line', received, refundOf([], 100)],
    ['asking for money back on no piece', received, refundOf([{ ...tote, quantity: 0 }], 100)],
    ['asking for a piece too many', received, refundOf([{ ...tote, quantity: 3 }], 100)],
    [
      'asking for money back on another order’s line',
      received,
      refundOf([{ ...tote, lineId: 9 }], 100),
    ],
    ['asking for money back on one line twice over', received, refundOf([tote, tote], 600)],
    [
      'asking again for pieces of which one was refunded',
      [...applying, agreed, settled],
      refundOf([{ ...tote, quantity: 2 }], 1),
    ],
    ['asking while a request is open', applying, refundOf([lamp], 100)],
    [
      'asking when the time for a late refund is over',
      completed,
      { ...moneyBack, at: before + periodsMs.toRefundLate },
    ],
    ['refusing without a reason', applying, { type: 'refund.refused', at: before, reason: ' ' }],
    [
      'agreeing to a return without an address',
      applyingWithReturn,
      { ...agreed, returnAddress: ' ' },
    ],
    [
      'offering all that was asked for',
      applying,
      { ...offered, offer: { amountCents: 500, reason: 'x' } },
    ],
    ['offering nothing', applying, { ...offered, offer: { amountCents: 0, reason: 'x' } }],
    ['offering half a cent', applying, { ...offered, offer: { amountCents: 0.5, reason: 'x' } }],
    [
      'offering less without a reason',
      applying,
      { ...offered, offer: { amountCents: 200, reason: ' ' } },
    ],
    [
      'offering less of a return without a reason',
      applyingWithReturn,
      { ...offered, offer: { amountCents: 200, reason: ' ' } },
    ],
    [
      'asking again for more than an offer left',
      [...applying, offered, settled],
      refundOf([{ ...tote, quantity: 2 }], 801),
    ],
    ['sending back without a number', awaitingReturn, { ...sentBack, trackingNumber: ' ' }],
    [
      'shelving more than came back',
      returning,
      { type: 'goods.returned', resellableQuantity: 2, deduction: null },
    ],
    [
      'shelving less than nothing',
      returning,
      { type: 'goods.returned', resellableQuantity: -1, deduction: null },
    ],
  ]

  const [totes, lastLamp] = ordered.lines
  const unplaceable: [string, OrderEvent][] = [
    ['nothing', { ...ordered, lines: [], totalCents: 0 }],
    ['no piece', { ...ordered, lines: [{ ...totes, quantity: 0, pieceCents: [] }], totalCents: 0 }],
    ['more than is left', { ...ordered, lines: [totes, { ...lastLamp, piecesLeft: 0 }] }],
    ['for another total than shown', { ...ordered, totalCents: 2_999 }],
    [
      'pieces without a price',
      { ...ordered, lines: [{ ...totes, quantity: 3 }], totalCents: 1_000 },
    ],
  ]

  test.each(unplaceable)('refuse placing %s', (_name, event) => {
    const order = createActor(orderMachine).start()

    expect(order.getSnapshot().can(event)).toBe(false)
    order.send(event)

    expect(order.getSnapshot().value).toBe('atCheckout')
  })

  test.each(refusals)('refuse %s', (_name, journey, event) => {
    const order = follow(journey)
    const { value, context } = order.getSnapshot()

    expect(order.getSnapshot().can(event)).toBe(false)
    order.send(event)

    expect(order.getSnapshot()).toMatchObject({ value, context })
  })
})

function worn(changes: { amountCents?: number; reason?: string }): OrderEvent {
  return { ...wornGoodsAreBack, deduction: { ...wornGoodsAreBack.deduction, ...changes } }
}
