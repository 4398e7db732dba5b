// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { RefusedActions } from './refusedActions.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const later = '2100-01-01T12:00:00.000Z'

test.each([
  {
    of: 'was not paid in time',
    order: anOrder(),
    expected: [
      'h2 | Unavailable right now',
      'button type=button disabled | Pay $24.90',
      'The time for it is over',
    ],
  },
  { of: 'is paid', order: anOrder({ status: 1 }), expected: [] },
  {
    of: 'was received long ago',
    order: anOrder({ status: 4, refundDeadline: later, returnUntil: '2020-01-05T10:00:00.000Z' }),
    expected: [
      'h2 | Unavailable right now',
      'button type=button disabled | Return items',
      'The time to return it without a reason is over',
    ],
  },
  {
    of: 'is delivered, and had its time extended',
    order: anOrder({ status: 2, receiveDeadline: later, extended: true }),
    expected: [
      'h2 | Unavailable right now',
      'button type=button disabled | Extend by 7 days',
      'You have extended it once already',
    ],
  },
  {
    of: 'has an open request',
    order: anOrder({ status: -4, afterSaleStage: 'refunding', refund: aRefundAnswer() }),
    expected: [
      'h2 | Unavailable right now',
      'button type=button disabled | Withdraw request',
      'It is too late to take the request back',
      'button type=button disabled | Apply for refund',
      'You have asked for a refund already',
    ],
  },
  { of: 'is cancelled', order: anOrder({ status: -1 }), expected: [] },
])('an order that $of shows the unavailable actions and why', async ({ order, expected }) => {
  const place = await bindings.show(<RefusedActions order={order} chart={orderChartOf(order)} />)
  expect(outlineOf(place)).toEqual(expected)
})
