// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { MoneyRow, MoneyRows } from './moneyRows.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'goods alone',
    sums: { subtotalCents: 2_000, freightCents: 0, discountCents: 0, totalCents: 2_000 },
    more: null,
    expected: ['Subtotal', '$20.00', 'Shipping', 'Free', 'Total', '$20.00'],
  },
  {
    of: 'goods, their way and a code',
    sums: { subtotalCents: 2_000, freightCents: 490, discountCents: 300, totalCents: 2_190 },
    more: <MoneyRow label="Paid by">{'Wallet'}</MoneyRow>,
    expected: [
      'Subtotal',
      '$20.00',
      'Shipping',
      '$4.90',
      'Promo code',
      '−$3.00',
      'Paid by',
      'Wallet',
      'Total',
      '$21.90',
    ],
  },
])('a total of $of shows its parts', async ({ sums, more, expected }) => {
  const place = await bindings.show(<MoneyRows sums={sums}>{more}</MoneyRows>)
  expect(outlineOf(place)).toEqual(expected)
})
