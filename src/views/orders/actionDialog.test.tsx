// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { cancelOrder, confirmReceipt } from '../../../contract/orders.ts'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { OrderActions } from './orderActions.tsx'
import { orderChartOf } from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

const later = '2100-01-01T12:00:00.000Z'
const unpaid = anOrder({ payDeadline: later })
const delivered = anOrder({ status: 2, receiveDeadline: later })
const inAfterSale = anOrder({
  status: -4,
  afterSaleStage: 'applying',
  refund: aRefundAnswer(),
})

async function asked(order: OrderDetail, action: string) {
  const place = await bindings.show(<OrderActions order={order} chart={orderChartOf(order)} />)
  const button = [...place.querySelectorAll('button')].find((each) => each.textContent === action)
  await act(async () => button?.click())
  await soon(() => expect(dialog()).not.toBeNull())
}

const dialog = () => document.querySelector('[role=alertdialog]')
const said = () => [...dialog()!.querySelectorAll('h2, p')].map(({ textContent }) => textContent)
const offered = () =>
  [...dialog()!.querySelectorAll('button')].map(
    ({ className, textContent }) =>
      `${className.match(/primary|secondary|danger/)?.[0]} ${textContent}`,
  )
const tap = (index: number) =>
  act(async () => dialog()?.querySelectorAll('button').item(index).click())

test.each([
  {
    action: 'Cancel order',
    order: unpaid,
    expected: [
      'Cancel this order?',
      'You won’t be charged, and a promo code can be used again.',
      'secondary Keep it',
      'danger Cancel order',
    ],
  },
  {
    action: 'Confirm receipt',
    order: delivered,
    expected: [
      'Has everything arrived?',
      'This releases your money to the shop. You can still review, and ask for a refund.',
      'secondary Not now',
      'primary Confirm receipt',
    ],
  },
  {
    action: 'Extend by 7 days',
    order: delivered,
    expected: [
      'Extend by 7 days?',
      'You get seven more days to confirm receipt. This works once per order.',
      'secondary Not now',
      'primary Extend by 7 days',
    ],
  },
  {
    action: 'Withdraw request',
    order: inAfterSale,
    expected: [
      'Withdraw the request?',
      'The order goes on where it stood. You can ask again later.',
      'secondary Not now',
      'primary Withdraw request',
    ],
  },
])('“$action” asks for confirmation', async ({ action, order, expected }) => {
  await asked(order, action)
  expect([...said(), ...offered()]).toEqual(expected)
})

test('a dismissed question does nothing', async () => {
  await asked(unpaid, 'Cancel order')
  await tap(0)
  await soon(() => expect(dialog()).toBeNull())
  expect(bindings.askedFor(cancelOrder)).toEqual([])
})

test('an unanswered action shows the failure and can be confirmed again', async () => {
  bindings.answers(confirmReceipt, () => Promise.reject(new TypeError('the line is cut')))
  await asked(delivered, 'Confirm receipt')
  await tap(1)
  const question =
    'This releases your money to the shop. You can still review, and ask for a refund.'
  await soon(() => expect(said()).not.toContain(question))
  expect([dialog()?.querySelector('p span')?.textContent, offered()]).toEqual([
    'We can’t reach the shop right now. Please try again in a moment.',
    ['secondary Not now', 'primary Confirm receipt'],
  ])
})

test('a completed action closes the dialog', async () => {
  bindings.answers(confirmReceipt, anOrder({ status: 3 }))
  await asked(delivered, 'Confirm receipt')
  await tap(1)
  await soon(() => expect(dialog()).toBeNull())
  expect(bindings.askedFor(confirmReceipt).map(({ body }) => body)).toEqual([{ orderId: 31 }])
})
