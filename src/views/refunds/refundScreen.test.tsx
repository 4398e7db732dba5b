// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { showOrder } from '../../../contract/orders.ts'
import { quoteRefund } from '../../../contract/refunds.ts'
import { aRefundQuote, anOrder } from '../../../tests/factories/orderAnswers.ts'
import { laterAnswer, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './refundScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(quoteRefund, aRefundQuote())
})
afterEach(() => bindings.close())

async function shown(address: string) {
  window.history.replaceState(null, '', address)
  const place = await bindings.show(
    <Route path="/refund/:id?/:sn?/:product_ids?/:amount?">
      <Screen />
    </Route>,
  )
  return place.querySelector('main')!
}

const isNothingLeft = { lines: anOrder().lines.map((line) => ({ ...line, refundableQuantity: 0 })) }

test.each([
  { of: 'was not paid', order: anOrder(), says: 'This order was not paid' },
  {
    of: 'has an open request',
    order: anOrder({ status: -4, afterSaleStage: 'applying' }),
    says: 'You have already submitted a request for this order',
  },
  {
    of: 'was refunded in parts',
    order: anOrder({ status: 3, ...isNothingLeft }),
    says: 'Everything in this order was refunded',
  },
  {
    of: 'was refunded whole',
    order: anOrder({ status: -4, afterSaleStage: 'refunded', ...isNothingLeft }),
    says: 'Everything in this order was refunded',
  },
  {
    of: 'was completed too long ago',
    order: anOrder({ status: 4, refundDeadline: '2026-01-27T10:00:00.000Z' }),
    says: 'The time to ask for a refund is over',
  },
  { of: 'was cancelled', order: anOrder({ status: -1 }), says: 'This order can’t be refunded' },
])('an order that $of shows why no refund is possible', async ({ order, says }) => {
  bindings.answers(showOrder, order)
  const main = await shown('/refund/31/HL260105ABCDEFGHJK')
  await soon(() => expect(main.querySelector('a')).not.toBeNull())
  expect(outlineOf(main)).toEqual([
    'span aria-hidden=true',
    says,
    'a href=/orderInfo/31 | View order',
  ])
})

test('an address without an order id links to all orders', async () => {
  expect(outlineOf(await shown('/refund'))).toEqual([
    'span aria-hidden=true',
    'We couldn’t find that order',
    'a href=/myPurchases/all | My orders',
  ])
})

test('a placeholder is shown while the order loads, and a retry where that fails', async () => {
  const answer = laterAnswer()
  bindings.answers(showOrder, () => answer.promise)
  const main = await shown('/refund/31')
  const pieces = Array.from({ length: 8 }, () => 'span data-skeleton=true')
  const meanwhile = outlineOf(main)
  answer.reject(new TypeError('the line is cut'))
  await soon(() => expect(main.querySelector('[role=alert]')).not.toBeNull())
  bindings.answers(showOrder, anOrder({ status: 1 }))
  await act(async () => main.querySelector('button')?.click())
  await soon(() => expect(main.querySelector('form')).not.toBeNull())
  expect([meanwhile, main.querySelector('[role=alert]')]).toEqual([
    [['div role=status', 'Loading', 'div aria-hidden=true', ...pieces].join(' | ')],
    null,
  ])
})
