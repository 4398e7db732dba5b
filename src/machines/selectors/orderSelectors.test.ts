import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { orderMachine } from '../orderMachine.ts'
import {
  canReturnGoods,
  nextStepOf,
  orderFacts,
  orderStateValue,
  readOrderFilter,
  readOrderId,
  shopperActions,
} from './orderSelectors.ts'
import { standOf } from './orderStates.ts'

const deadline = '2026-01-05T10:30:00.000Z'
const inTime = Date.parse(deadline) - 1

describe('the state of an API order in its chart', () => {
  test.each([
    [0, null, 'waitingToPay', 0],
    [1, null, 'waitingForDelivery', 1],
    [2, null, 'delivered', 2],
    [3, null, 'received', 3],
    [4, null, 'completed', 4],
    [-1, null, 'cancelled', -1],
    [-4, 'applying', 'applying', -4],
    [-4, 'awaitingReturn', 'awaitingReturn', -4],
    [-4, 'returning', 'returning', -4],
    [-4, 'refunding', 'refunding', -4],
    [-4, 'refunded', 'refunded', -4],
  ] as const)('with code %s and stage %s is %s', (status, afterSaleStage, name, code) => {
    const order = anOrder({ status, afterSaleStage })
    const chart = chartOf(order)

    expect(standOf(order)).toBe(name)
    expect(Object.values(chart.getMeta()).map((meta) => meta?.code)).toContain(code)
  })
})

describe('the money and pieces of an API order', () => {
  const received = { type: 'receipt.confirmed', actor: 'shopper', at: deadline } as const
  const placed = { type: 'order.placed', actor: 'shopper', at: deadline } as const
  const requested = { status: -4, afterSaleStage: 'applying' } as const

  test.each([
    ['unpaid', {}, [0, 0, 0]],
    ['cancelled', { status: -1 }, [0, 0, 0]],
    ['paid', { status: 1 }, [2_490, 0, 0]],
    ['on its way, in part refunded', { status: 2, refundedCents: 490 }, [2_000, 0, 490]],
    ['received', { status: 3 }, [0, 2_490, 0]],
    ['complete, in part refunded', { status: 4, refundedCents: 490 }, [0, 2_000, 490]],
    ['asked back before receipt', requested, [2_490, 0, 0]],
    ['asked back after receipt', { ...requested, timeline: [placed, received] }, [0, 2_490, 0]],
    [
      'refunded, for less than it cost',
      { status: -4, afterSaleStage: 'refunded', refundedCents: 2_000 },
      [0, 490, 2_000],
    ],
  ] as const)('%s: in escrow, the shop’s, refunded', (_, changes, [escrow, revenue, back]) => {
    const order = anOrder(changes as Partial<OrderDetail>)
    expect(orderFacts(order).money).toEqual({
      inEscrowCents: escrow,
      revenueCents: revenue,
      givenBackCents: back,
    })
  })

  test.each([
    ['waits to be paid', {}, [2, 0]],
    ['is cancelled', { status: -1 }, [0, 0]],
    ['left in part', { status: 1, sentQuantity: 1, unsentQuantity: 1 }, [1, 1]],
    ['is on its way', { status: 2 }, [0, 2]],
  ] as const)('%s: reserved and sent pieces', (_, changes, [reserved, sent]) => {
    expect(orderFacts(anOrder(changes)).stock).toEqual({
      reservedPieces: reserved,
      sentPieces: sent,
      restockedPieces: 0,
      soldPieces: 0,
    })
  })
})

describe('the shopper’s actions', () => {
  test('for an order that waits to be paid: pay or cancel', () => {
    expect(shopperActions(chartOf(anOrder({ payDeadline: deadline })), inTime)).toEqual([
      { action: 'pay', refusedFor: null },
      { action: 'cancel', refusedFor: null },
    ])
  })

  test('at the deadline: paying is refused with a reason', () => {
    const chart = chartOf(anOrder({ payDeadline: deadline }))
    expect(shopperActions(chart, Date.parse(deadline))[0]).toEqual({
      action: 'pay',
      refusedFor: 'deadlinePassed',
    })
  })

  test('for a paid order: return it, which cancels it, or ask for a refund', () => {
    expect(shopperActions(chartOf(anOrder({ status: 1 })), inTime)).toEqual([
      { action: 'return', refusedFor: null },
      { action: 'refund', refusedFor: null },
      { action: 'reorder', refusedFor: null },
    ])
  })

  test('for one on its way: confirm receipt or extend the time', () => {
    expect(shopperActions(chartOf(anOrder({ status: 2 })), inTime)).toEqual([
      { action: 'confirmReceipt', refusedFor: null },
      { action: 'extendReceipt', refusedFor: null },
      { action: 'return', refusedFor: null },
      { action: 'refund', refusedFor: null },
      { action: 'reorder', refusedFor: null },
    ])
  })

  test('for an extended one: no second extension', () => {
    expect(shopperActions(chartOf(anOrder({ status: 2, extended: true })), inTime)).toContainEqual({
      action: 'extendReceipt',
      refusedFor: 'alreadyExtended',
    })
  })

  test('for a received one: review it', () => {
    expect(shopperActions(chartOf(anOrder({ status: 3 })), inTime)).toEqual([
      { action: 'review', refusedFor: null },
      { action: 'return', refusedFor: null },
      { action: 'refund', refusedFor: null },
      { action: 'reorder', refusedFor: null },
    ])
  })

  test('for a reviewed and complete one: a refund until its time is over', () => {
    const lines = anOrder().lines.map((line) => ({ ...line, reviewed: true }))
    const complete = chartOf(anOrder({ status: 4, lines, refundDeadline: deadline }))
    expect(shopperActions(complete, inTime)).toEqual([
      { action: 'review', refusedFor: 'alreadyReviewed' },
      { action: 'return', refusedFor: null },
      { action: 'refund', refusedFor: null },
      { action: 'reorder', refusedFor: null },
    ])
    expect(shopperActions(complete, Date.parse(deadline))).toContainEqual({
      action: 'refund',
      refusedFor: 'refundPeriodOver',
    })
  })

  test.each([
    ['without a return after its time', {}, deadline, 'returnPeriodOver'],
    ['but not what can’t be returned', { nonReturnable: true }, null, 'notReturnable'],
    [
      'but not what was refunded',
      { refundableQuantity: 0, refundableCents: 0 },
      null,
      'alreadyRefunded',
    ],
  ] as const)('for a received one: %s', (_, changes, returnUntil, refusedFor) => {
    const lines = anOrder({ status: 3 }).lines.map((line) => ({ ...line, ...changes }))
    const received = chartOf(anOrder({ status: 3, lines, returnUntil }))
    expect(shopperActions(received, Date.parse(deadline))).toContainEqual({
      action: 'return',
      refusedFor,
    })
  })

  test('for one with goods that can’t be returned: they can be while nothing was sent', () => {
    const lines = anOrder().lines.map((line) => ({ ...line, nonReturnable: true }))
    expect(shopperActions(chartOf(anOrder({ status: 1, lines })), inTime)).toContainEqual({
      action: 'return',
      refusedFor: null,
    })
  })

  test.each([
    ['a piece', { refundedQuantity: 1, refundableQuantity: 1, refundableCents: 1_245 }, null],
    [
      'every piece',
      { refundedQuantity: 2, refundableQuantity: 0, refundableCents: 0 },
      'alreadyRefunded',
    ],
  ] as const)('with %s of a line refunded: the rest can be refunded', (_, refunded, refusedFor) => {
    const lines = anOrder().lines.map((line) => ({ ...line, refundedCents: 100, ...refunded }))
    expect(shopperActions(chartOf(anOrder({ status: 2, lines })), inTime)).toContainEqual({
      action: 'refund',
      refusedFor,
    })
  })

  test('the facts contain what each remaining piece gives back', () => {
    const [line] = anOrder().lines
    const lines = [{ ...line!, refundedQuantity: 1, refundableQuantity: 3, refundableCents: 1_001 }]
    expect(orderFacts(anOrder({ lines })).lines).toEqual([
      {
        lineId: 1,
        quantity: 2,
        refundablePieces: [334, 334, 333],
        unsentPieces: 2,
        reviewed: false,
        nonReturnable: false,
      },
    ])
  })

  test.each([
    ['applying', [], null],
    ['awaitingReturn', [{ action: 'sendBack', refusedFor: null }], null],
    ['returning', [], 'goodsOnTheirWay'],
    ['refunding', [], 'goodsOnTheirWay'],
  ] as const)(
    'with a request that is %s: the action it waits for, and never a second request',
    (afterSaleStage, first, withdrawRefusedFor) => {
      const chart = chartOf(anOrder({ status: -4, afterSaleStage }))
      expect(shopperActions(chart, inTime)).toEqual([
        ...first,
        { action: 'withdrawRefund', refusedFor: withdrawRefusedFor },
        { action: 'refund', refusedFor: 'alreadySubmitted' },
      ])
    },
  )

  test.each([
    [-1, null],
    [-4, 'refunded'],
  ] as const)('for an order that is over (%s): buy it again', (status, afterSaleStage) => {
    expect(shopperActions(chartOf(anOrder({ status, afterSaleStage })), inTime)).toEqual([
      { action: 'reorder', refusedFor: null },
    ])
  })

  test('offers a return only for sent goods', () => {
    const canReturn = [1, 2, 3].map((status) =>
      canReturnGoods(chartOf(anOrder({ status: status as 1 | 2 | 3 })), inTime),
    )
    expect(canReturn).toEqual([false, true, true])
  })

  test('offers a return of an earlier parcel while other pieces wait', () => {
    const [line] = anOrder().lines
    const lines = [{ ...line!, sentQuantity: 1, unsentQuantity: 1 }]
    expect(canReturnGoods(chartOf(anOrder({ status: 1, lines })), inTime)).toBe(true)
  })
})

describe('the next step', () => {
  test('is the shopper’s until the deadline while payment is due', () => {
    expect(nextStepOf(chartOf(anOrder({ payDeadline: deadline })))).toEqual({
      who: 'shopper',
      by: Date.parse(deadline),
    })
  })

  test('is the shop’s once it is paid, also after the payment deadline', () => {
    expect(nextStepOf(chartOf(anOrder({ status: 1, payDeadline: deadline })))).toEqual({
      who: 'operator',
      by: null,
    })
  })

  test('does not exist for a cancelled order', () => {
    expect(nextStepOf(chartOf(anOrder({ status: -1 })))).toBeNull()
  })
})

test.each([
  ['31', 31],
  ['0', null],
  ['-1', null],
  ['3.5', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
  [null, null],
])('reads the id "%s" as %s', (text, id) => {
  expect(readOrderId(text)).toBe(id)
})

test.each([
  ['-4', '-4'],
  ['0', '0'],
  ['all', 'all'],
  ['7', 'all'],
  [undefined, 'all'],
])('reads the filter "%s" as %s', (text, filter) => {
  expect(readOrderFilter(text)).toBe(filter)
})

function chartOf(order: OrderDetail) {
  return orderMachine.resolveState({ value: orderStateValue(order), context: orderFacts(order) })
}
