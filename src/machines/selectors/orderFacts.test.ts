import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { orderMachine } from '../orderMachine.ts'
import {
  canReturnGoods,
  nextStepOf,
  orderFacts,
  orderFilterOf,
  orderStateValue,
  orderTabs,
  shopperActions,
} from './orderSelectors.ts'

const asked: RefundDetail = {
  id: 5,
  orderId: 31,
  orderSn: 'HL260105ABCDEFGHJK',
  stage: 'applying',
  type: 'refundOnly',
  goodsReceived: false,
  amountCents: 900,
  offeredCents: 700,
  offeredFor: 'It was used.',
  reason: 'late',
  explanation: 'It came too late.',
  evidence: [],
  isStatutory: false,
  deductedCents: 0,
  lines: [{ lineId: 1, productId: 20, title: 'Canvas tote', variant: 'Navy', quantity: 2 }],
} as unknown as RefundDetail

const later = '2026-02-05T10:30:00.000Z'
const moment = Date.parse(later)

describe('the facts of an order for its chart', () => {
  test('come from the API for an order that waits to be paid', () => {
    const order = anOrder({ payDeadline: later, deadlineLeftMs: 60_000, refundedCents: 5 })
    expect(orderFacts(order)).toEqual({
      totalCents: 2_490,
      money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 5 },
      stock: { reservedPieces: 2, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
      lines: [
        {
          lineId: 1,
          quantity: 2,
          refundablePieces: [1_245, 1_245],
          unsentPieces: 2,
          reviewed: false,
          nonReturnable: false,
        },
      ],
      deadline: moment,
      timeLeft: 60_000,
      returnUntil: null,
      returnTimeLeft: null,
      extensions: 0,
      refund: null,
    })
  })

  test('contain the requested and offered amounts while a request is open', () => {
    const order = anOrder({ status: -4, afterSaleStage: 'applying', refund: asked })
    expect(orderFacts(order).refund).toEqual({
      lines: [{ lineId: 1, quantity: 2 }],
      amountCents: 900,
      withReturn: false,
      isOfSent: false,
      offeredCents: 700,
      isStatutory: false,
      deductedCents: 0,
    })
  })

  test('contain no request that is over', () => {
    expect(orderFacts(anOrder({ status: 2, refund: asked })).refund).toBeNull()
    expect(orderFacts(anOrder({ status: -4, afterSaleStage: 'applying' })).refund).toBeNull()
  })

  test.each([
    ['money alone for goods that never came', {}, false, false],
    ['goods that go back', { type: 'refundAndReturn' }, true, true],
    ['goods that came', { goodsReceived: true }, false, true],
    ['what the goods are like', { reason: 'damaged' }, false, true],
  ] as const)('describe a request about %s', (_, changes, withReturn, isOfSent) => {
    const refund = { ...asked, ...changes } as RefundDetail
    const order = anOrder({ status: -4, afterSaleStage: 'applying', refund })
    expect(orderFacts(order).refund).toMatchObject({ withReturn, isOfSent })
  })

  test.each([
    [0, { payDeadline: later }],
    [2, { receiveDeadline: later }],
    [3, { completeDeadline: later }],
    [4, { refundDeadline: later }],
  ] as const)('contain the deadline of the order’s own state (%s)', (status, deadlines) => {
    expect(orderFacts(anOrder({ status, ...deadlines })).deadline).toBe(moment)
  })

  test.each([1, -1] as const)('contain no deadline where none runs (%s)', (status) => {
    const all = { payDeadline: later, receiveDeadline: later, completeDeadline: later }
    expect(orderFacts(anOrder({ status, ...all, refundDeadline: later })).deadline).toBeNull()
  })

  test('contain an earlier parcel and an extension', () => {
    const order = anOrder({ status: 1, sentQuantity: 1, extended: true })
    expect(orderFacts(order)).toMatchObject({ stock: { sentPieces: 1 }, extensions: 1 })
  })
})

test('treat after-sale without a stage as applying', () => {
  expect(orderStateValue({ status: -4, afterSaleStage: null })).toEqual({ afterSale: 'applying' })
})

test('the tabs are those of the specification', () => {
  expect(orderTabs).toEqual([
    { filter: 'all', state: 'all' },
    { filter: '0', state: 'waitingToPay' },
    { filter: '1', state: 'waitingForDelivery' },
    { filter: '2', state: 'delivered' },
    { filter: '3', state: 'received' },
    { filter: '4', state: 'completed' },
    { filter: '-1', state: 'cancelled' },
    { filter: '-4', state: 'afterSale' },
  ])
  expect(orderFilterOf('afterSale')).toBe('-4')
})

describe('the offered actions', () => {
  test('include a review of the lines that have none only', () => {
    const reviewed = withLines({ reviewed: true }, {})
    const [review] = shopperActions(chartOf(anOrder({ status: 3, lines: reviewed })), moment)
    expect(review).toEqual({ action: 'review', refusedFor: null })
  })

  test('include a refund of the line that still has something', () => {
    const lines = withLines({ refundableCents: 0, refundableQuantity: 0 }, {})
    const order = chartOf(anOrder({ status: 2, lines }))
    expect(shopperActions(order, moment)).toContainEqual({ action: 'refund', refusedFor: null })
  })

  test('include a refund of the last cent', () => {
    const lines = withLines(
      { refundableCents: 0, refundableQuantity: 0 },
      { refundableCents: 1, refundableQuantity: 1 },
    )
    const order = chartOf(anOrder({ status: 2, lines }))
    expect(shopperActions(order, moment)).toContainEqual({ action: 'refund', refusedFor: null })
  })

  test('exclude a late refund of the remaining pieces, also after earlier refunds', () => {
    const lines = withLines({ refundableCents: 0, refundableQuantity: 0 }, {})
    const order = chartOf(anOrder({ status: 4, lines, refundDeadline: later }))
    expect(shopperActions(order, moment)).toContainEqual({
      action: 'refund',
      refusedFor: 'refundPeriodOver',
    })
  })

  test('include a return of the sent line, not of the unsent one', () => {
    const sent = { sentQuantity: 2, unsentQuantity: 0 }
    expect(canReturn(withLines({}, sent))).toBe(true)
    expect(canReturn(withLines({}, {}))).toBe(false)
  })
})

test.each([
  [{ status: 2 }, { who: 'shopper', by: moment }],
  [{ status: 1 }, { who: 'operator', by: null }],
  [
    { status: -4, afterSaleStage: 'refunding' },
    { who: 'clock', by: null },
  ],
  [{ status: 4 }, null],
] as const)('for %o the next step is %o', (changes, next) => {
  expect(nextStepOf(chartOf(anOrder({ ...changes, receiveDeadline: later })))).toEqual(next)
})

type Line = OrderDetail['lines'][number]

function withLines(first: Partial<Line>, second: Partial<Line>): Line[] {
  const [line] = anOrder().lines
  return [
    { ...line!, lineId: 1, ...first },
    { ...line!, lineId: 2, ...second },
  ]
}

function canReturn(lines: Line[]): boolean {
  return canReturnGoods(chartOf(anOrder({ status: 1, lines, sentQuantity: 2 })), moment)
}

function chartOf(order: OrderDetail) {
  return orderMachine.resolveState({ value: orderStateValue(order), context: orderFacts(order) })
}
