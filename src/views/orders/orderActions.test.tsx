// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { reorder } from '../../../contract/orders.ts'
import { aCart } from '../../../tests/factories/cartAnswers.ts'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { OrderActions } from './orderActions.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

const later = '2100-01-01T12:00:00.000Z'
const delivered = anOrder({ status: 2, receiveDeadline: later })
const goingBack = anOrder({
  status: -4,
  afterSaleStage: 'awaitingReturn',
  refund: aRefundAnswer({ stage: 'awaitingReturn', type: 'refundAndReturn' }),
})

test.each([
  {
    of: 'waits to be paid',
    order: anOrder({ payDeadline: later }),
    expected: [
      ['Pay $24.90', '/order?id=31', 'primary'],
      ['Cancel order', null, 'secondary small'],
    ],
  },
  {
    of: 'waits for delivery',
    order: anOrder({ status: 1 }),
    expected: [
      ['Cancel order', '/sendBack/31', 'secondary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is delivered',
    order: delivered,
    expected: [
      ['Confirm receipt', null, 'primary small'],
      ['Extend by 7 days', null, 'secondary small'],
      ['Return items', '/sendBack/31', 'secondary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is received',
    order: anOrder({ status: 3, completeDeadline: later }),
    expected: [
      ['Add review', '/comment?order=31', 'primary small'],
      ['Return items', '/sendBack/31', 'secondary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is completed',
    order: anOrder({ status: 4, reviewed: true, refundDeadline: later }),
    expected: [
      ['Add review', '/comment?order=31', 'primary small'],
      ['Return items', '/sendBack/31', 'secondary small'],
      ['Apply for refund', '/refund/31/HL260105ABCDEFGHJK', 'secondary small'],
      ['Buy again', null, 'secondary small'],
    ],
  },
  {
    of: 'is cancelled',
    order: anOrder({ status: -1 }),
    expected: [['Buy again', null, 'secondary small']],
  },
  {
    of: 'awaits goods that go back',
    order: goingBack,
    expected: [
      ['I sent it back', null, 'primary'],
      ['Withdraw request', null, 'secondary small'],
    ],
  },
])('an order that $of offers the matching actions', async ({ order, expected }) => {
  const place = await bindings.show(<OrderActions order={order} chart={orderChartOf(order)} />)
  const shown = [...place.querySelectorAll('a, button')].map((each) => [
    each.textContent,
    each.getAttribute('href'),
    each.className.match(/primary|secondary|small/g)?.join(' '),
  ])
  expect(shown).toEqual(expected)
})

test('buying again disables its button until it shows a report', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(reorder, () => answer.promise)
  const place = await bindings.show(
    <OrderActions order={delivered} chart={orderChartOf(delivered)} />,
  )
  const atWork = () =>
    [...place.querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent)
  const before = atWork()
  await tap(place, 'Buy again')
  const meanwhile = atWork()
  answer.resolve({ cart: aCart([]), lines: [] })
  await soon(() => expect(openSheet()).not.toBeNull())
  expect([before, meanwhile, atWork(), openSheet()?.querySelector('h2')?.textContent]).toEqual([
    [],
    ['Buy again'],
    [],
    'Put into the cart again',
  ])
})

test('the return of goods opens its form in a sheet', async () => {
  const place = await bindings.show(
    <OrderActions order={goingBack} chart={orderChartOf(goingBack)} />,
  )
  const before = openSheet()
  await tap(place, 'I sent it back')
  await soon(() => expect(openSheet()).not.toBeNull())
  expect([before, openSheet()?.querySelector('h2')?.textContent]).toEqual([null, 'Goods sent back'])
})

async function tap(place: Element, action: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find((each) => each.textContent === action)
  await act(async () => button?.click())
}
