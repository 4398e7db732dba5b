// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
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
    expected: [
      'div role=status | You need $15.00 more for your order | a href=/order?id=31 | Back to the order',
    ],
  },
  {
    of: 'waits',
    given: { amountCents: null },
    changes: {},
    expected: [
      'div role=status | Your order waits to be paid | a href=/order?id=31 | Back to the order',
    ],
  },
  {
    of: 'is kept',
    given: { amountCents: null, isStored: true },
    changes: {},
    expected: [
      'div role=status | Your order is kept until your payment is answered, one day at most | a href=/order?id=31 | Back to the order',
    ],
  },
  {
    of: 'is paid',
    given: { amountCents: 1_500 },
    changes: { status: 1 } as const,
    expected: ['div role=status | Your order is paid | a href=/order?id=31 | Back to the order'],
  },
  {
    of: 'is cancelled',
    given: { amountCents: 1_500 },
    changes: { status: -1 } as const,
    expected: [
      'div role=alert | This order was cancelled | a href=/order?id=31 | Back to the order',
    ],
  },
])('an order that $of has a link back to it', async ({ given, changes, expected }) => {
  bindings.answers(showOrder, anOrder({ payDeadline: null, ...changes }))
  const place = await bindings.show(<OrderBack id={31} {...given} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})

test('an order that is reserved for a while shows how long', async () => {
  bindings.answers(showOrder, anOrder({ payDeadline: '2026-01-05T10:30:00.000Z' }))
  const place = await bindings.show(<OrderBack id={31} amountCents={null} />)
  await soon(() =>
    expect(outlineOf(place)).toEqual([
      'div role=status | Your order waits to be paid | time role=timer datetime=2026-01-05T10:30:00.000Z | 00:00 |  left to pay | a href=/order?id=31 | Back to the order',
    ]),
  )
})

test.each([
  {
    of: 'just what it costs',
    availableCents: 2_490,
    expected: ['button type=button | Pay $24.90'],
  },
  {
    of: 'less than it costs',
    availableCents: 2_489,
    expected: [
      'div role=status | You need $0.01 more for your order | a href=/order?id=31 | Back to the order',
    ],
  },
])(
  'with $of on the balance, the order offers the matching link',
  async ({ availableCents, expected }) => {
    bindings.answers(showOrder, anOrder({ payDeadline: null }))
    await knownShopper(bindings, { availableCents })
    const place = await bindings.show(<OrderBack id={31} amountCents={1} />)
    await soon(() => expect(outlineOf(place)).toEqual(expected))
  },
)

test('an order that can be paid is paid with one tap', async () => {
  bindings.answers(showOrder, anOrder({ payDeadline: null }))
  await knownShopper(bindings)
  window.history.replaceState(null, '', '/topUp?order=31')
  const place = await bindings.show(<OrderBack id={31} amountCents={null} />)
  await soon(() => expect(place.querySelector('button')).not.toBeNull())
  await act(async () => place.querySelector('button')?.click())
  expect([
    `${window.location.pathname}${window.location.search}`,
    bindings.session.getSnapshot().context.backData,
  ]).toEqual(['/order?id=31', { payOrderId: 31 }])
})
