// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders, showOrder } from '../../../contract/orders.ts'
import { listWithdrawals } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Asked, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './paymentScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listWithdrawals, { list: [], nextCursor: null })
  bindings.answers(listOrders, { list: [], nextCursor: null })
  window.history.replaceState(null, '', '/payment')
})
afterEach(() => bindings.close())

const records = [
  'a href=/capitalRecord | Fund record',
  'a href=/topUpRecord | Recharge record',
  'a href=/depositRecord | Withdrawal record',
]

const parts = (place: Element) => ({
  shopper: place.querySelector('[aria-labelledby=me-wallet] > p')?.textContent ?? null,
  held: [...place.querySelectorAll('section > header > *')].map(({ textContent }) => textContent),
  ways: [...place.querySelectorAll('main li')].flatMap(outlineOf),
})

test.each([
  { of: 'no payment code', payCodeSet: false, expected: 'Paying and withdrawing need oneNot set' },
  { of: 'a payment code', payCodeSet: true, expected: 'Set' },
])('the wallet of a shopper with $of shows all its rows', async ({ payCodeSet, expected }) => {
  await knownShopper(bindings, { payCodeSet, heldCents: 5_300 })
  const place = await bindings.show(<Screen />)
  expect(parts(place)).toEqual({
    shopper: 'shopper',
    held: ['Held back', '$53.00'],
    ways: [...records, `a href=/changePayPwd?returnTo=%2Fpayment | Payment code${expected}`],
  })
})

test('no code and no held sums are shown while the shopper loads', async () => {
  const place = await bindings.show(<Screen />)
  expect(parts(place)).toEqual({
    shopper: null,
    held: ['Held back'],
    ways: [...records, 'a href=/changePayPwd?returnTo=%2Fpayment | Payment code'],
  })
})

test('the wallet shows where the money of paid orders is, until the shop has it', async () => {
  const orders = [
    anOrder({ id: 1 }),
    anOrder({ id: 2, status: 1 }),
    anOrder({ id: 3, status: 2, refundedCents: 490 }),
    anOrder({ id: 4, status: 3 }),
    anOrder({ id: 5, status: -4, afterSaleStage: 'refunded', refundedCents: 2_490 }),
  ]
  bindings.answers(listOrders, { list: orders, nextCursor: null })
  bindings.answers(showOrder, ({ query }: Asked) =>
    orders.find(({ id }) => String(id) === query?.['id']),
  )
  const place = await bindings.show(<Screen />)
  const lines = () =>
    [...place.querySelectorAll('li:has(a[href^="/orderInfo"])')].map((row) => [
      row.querySelector('a')?.getAttribute('href'),
      row.querySelector('p')?.textContent,
    ])
  await soon(() => expect(lines().at(-1)?.[1]).toBeTruthy())
  expect(lines()).toEqual([
    ['/orderInfo/2', '$24.90 is held until you confirm delivery'],
    ['/orderInfo/3', '$20.00 is held until you confirm delivery · $4.90 is back in your balance'],
  ])
})
