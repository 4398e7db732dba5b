// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderBack } from './orderBack.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'is short of money',
    given: { amountCents: 1_500 },
    changes: {},
    told: [
      'div role=status | You are $15.00 short for your order | a href=/order?id=31 | Back to the order',
    ],
  },
  {
    of: 'waits',
    given: { amountCents: null },
    changes: {},
    told: [
      'div role=status | Your order waits to be paid | a href=/order?id=31 | Back to the order',
    ],
  },
  {
    of: 'is kept',
    given: { amountCents: null, isKept: true },
    changes: {},
    told: [
      'div role=status | Your order is kept until your payment is answered, one day at most | a href=/order?id=31 | Back to the order',
    ],
  },
  {
    of: 'is paid',
    given: { amountCents: 1_500 },
    changes: { status: 1 } as const,
    told: ['div role=status | Your order is paid | a href=/order?id=31 | Back to the order'],
  },
  {
    of: 'is cancelled',
    given: { amountCents: 1_500 },
    changes: { status: -1 } as const,
    told: ['div role=alert | This order was cancelled | a href=/order?id=31 | Back to the order'],
  },
])('an order that $of leads back to itself', async ({ given, changes, told }) => {
  bindings.answers(showOrder, anOrder({ payDeadline: null, ...changes }))
  const place = await bindings.show(<OrderBack id={31} {...given} />)
  await soon(() => expect(outlineOf(place)).toEqual(told))
})
