// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listWithdrawals } from '../../../contract/wallet.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './paymentScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listWithdrawals, { list: [], nextCursor: null })
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
