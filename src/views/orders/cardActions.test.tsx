// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmReceipt, reorder } from '../../../contract/orders.ts'
import { aCart } from '../../../tests/factories/cartAnswers.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { CardActions } from './cardActions.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})
afterAll(sheetsLeft)

const payDeadline = '2026-01-05T10:30:00.000Z'

test.each([
  {
    of: 'waits to be paid in time',
    order: anOrder({ payDeadline }),
    expected: [
      `time role=timer datetime=${payDeadline} | 01:30 left to pay`,
      'a href=/order?id=31 | Pay $24.90',
    ],
  },
  {
    of: 'is delivered',
    order: anOrder({ status: 2 }),
    expected: ['a href=/orderInfo/31 | Track', 'button type=button | Confirm receipt'],
  },
  {
    of: 'awaits goods that go back',
    order: anOrder({ status: -4, afterSaleStage: 'awaitingReturn' }),
    expected: ['a href=/orderInfo/31 | I sent it back'],
  },
  {
    of: 'awaits what the shop says',
    order: anOrder({ status: -4, afterSaleStage: 'applying' }),
    expected: [],
  },
])(
  'the card of an order that $of offers the most frequent actions',
  async ({ order, expected }) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(payDeadline) - 90_000)
    expect(outlineOf(await bindings.show(<CardActions order={order} />))).toEqual(expected)
  },
)

test('receipt is confirmed from the card, after a question', async () => {
  bindings.answers(confirmReceipt, anOrder({ status: 3 }))
  const dialog = () => document.querySelector('[role=alertdialog]')
  const place = await bindings.show(<CardActions order={anOrder({ status: 2 })} />)
  await act(async () => place.querySelector('button')?.click())
  await soon(() => expect(dialog()).not.toBeNull())
  const question = dialog()?.querySelector('h2')?.textContent
  await act(async () => dialog()?.querySelectorAll('button').item(1).click())
  await soon(() => expect(dialog()).toBeNull())
  expect([question, bindings.askedFor(confirmReceipt).map(({ body }) => body)]).toEqual([
    'Has everything arrived?',
    [{ orderId: 31 }],
  ])
})

test('buying again from the card shows a report', async () => {
  bindings.answers(reorder, { cart: aCart([]), lines: [] })
  const place = await bindings.show(<CardActions order={anOrder({ status: 4 })} />)
  await act(async () => place.querySelector('button')?.click())
  await soon(() => expect(openSheet()).not.toBeNull())
  expect([
    openSheet()?.querySelector('h2')?.textContent,
    bindings.askedFor(reorder).map(({ body }) => body),
  ]).toEqual(['Put into the cart again', [{ orderId: 31 }]])
})
