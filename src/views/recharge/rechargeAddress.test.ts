import { expect, test } from 'vitest'
import { readRechargeWish } from './rechargeAddress.ts'

test.each([
  ['amount=3.20&order=31', { amountCents: 320, orderId: 31 }],
  ['', { amountCents: null, orderId: null }],
  ['amount=0&order=0', { amountCents: null, orderId: null }],
  ['amount=1e9&order=//evil', { amountCents: null, orderId: null }],
])('the address "%s" suggests %o', (search, wish) => {
  expect(readRechargeWish(search)).toEqual(wish)
})
