// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder, aParcel, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { OrderPanels } from './orderPanels.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'waits for delivery',
    order: anOrder({ status: 1 }),
    expected: ['North Pier', 'Deliver to', 'Unavailable right now'],
  },
  {
    of: 'had a request, and is sent',
    order: anOrder({
      status: 3,
      refund: aRefundAnswer({ stage: 'withdrawn' }),
      parcels: [aParcel()],
    }),
    expected: ['After-sale', 'Logistics', 'North Pier', 'Deliver to'],
  },
])('an order that $of shows the panels $expected in this order', async ({ order, expected }) => {
  const place = await bindings.show(<OrderPanels order={order} chart={orderChartOf(order)} />)
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(expected)
})
