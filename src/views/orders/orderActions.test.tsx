// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OrderActions } from './orderActions.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const later = '2100-01-01T12:00:00.000Z'

test.each([
  {
    of: 'waits to be paid',
    order: anOrder({ payDeadline: later }),
    told: [
      ['Pay $24.90', '/order?id=31', 'primary'],
      ['Cancel order', null, 'secondary small'],
    ],
  },
  {
    of: 'waits for delivery',
    order: anOrder({ status: 1 }),
    told: [
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is delivered',
    order: anOrder({ status: 2, receiveDeadline: later }),
    told: [
      ['Confirm receipt', null, 'primary small'],
      ['Extend by 7 days', null, 'secondary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is received',
    order: anOrder({ status: 3, completeDeadline: later }),
    told: [
      ['Add review', '/comment?order=31', 'primary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is completed',
    order: anOrder({ status: 4, reviewed: true, refundDeadline: later }),
    told: [
      ['Add review', '/comment?order=31', 'primary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is cancelled',
    order: anOrder({ status: -1 }),
    told: [['Buy again', null, 'secondary small']],
  },
  {
    of: 'awaits goods that go back',
    order: anOrder({
      status: -4,
      afterSaleStage: 'awaitingReturn',
      refund: aRefundAnswer({ stage: 'awaitingReturn', type: 'refundAndReturn' }),
    }),
    told: [
      ['I sent it back', null, 'primary'],
      ['Withdraw request', null, 'secondary small'],
    ],
  },
])('an order that $of offers what can be done with it', async ({ order, told }) => {
  const place = await bindings.show(<OrderActions order={order} chart={orderChartOf(order)} />)
  const shown = [...place.querySelectorAll('a, button')].map((each) => [
    each.textContent,
    each.getAttribute('href'),
    each.className.match(/primary|secondary|small/g)?.join(' '),
  ])
  expect(shown).toEqual(told)
})
