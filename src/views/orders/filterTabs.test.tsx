// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countOrders } from '../../../contract/orders.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FilterTabs } from './filterTabs.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const counts = { all: 9, '0': 1, '1': 2, '2': 0, '3': 0, '4': 3, '-1': 3, '-4': 0 }

test('each tab shows its count and keeps the search words', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(countOrders, () => answer.promise)
  const place = await bindings.show(<FilterTabs filter="4" words="tote" />)
  const uncounted = place.textContent
  answer.resolve({ counts })
  await soon(() => expect(place.textContent).not.toBe(uncounted))
  const tabs = [
    'a href=/myPurchases/all?q=tote | All | 9',
    'a href=/myPurchases/0?q=tote | Waiting to pay | 1',
    'a href=/myPurchases/1?q=tote | Waiting for delivery | 2',
    'a href=/myPurchases/2?q=tote | Delivered',
    'a href=/myPurchases/3?q=tote | Received',
    'a aria-current=page href=/myPurchases/4?q=tote | Completed | 3',
    'a href=/myPurchases/-1?q=tote | Cancelled | 3',
    'a href=/myPurchases/-4?q=tote | In after-sale',
  ]
  expect([uncounted, outlineOf(place)]).toEqual([
    'AllWaiting to payWaiting for deliveryDeliveredReceivedCompletedCancelledIn after-sale',
    [['nav aria-label=Orders by status', ...tabs].join(' | ')],
  ])
})
