// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import styles from './money.module.css'
import { IntlProvider } from 'react-intl'
import { Money, useReductionFormat } from './money.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { MoneyRow, MoneyRows } from './moneyRows.tsx'
import { CountText } from './countText.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { cents: 123_456, given: {}, expected: '$1,234.56', isPrice: false },
  { cents: 500, given: { tone: 'price' as const }, expected: '$5.00', isPrice: true },
  { cents: 500, given: { signed: true }, expected: '+$5.00', isPrice: false },
  { cents: -500, given: { signed: true }, expected: '−$5.00', isPrice: false },
  { cents: 0, given: { signed: true }, expected: '$0.00', isPrice: false },
])('$cents cents are shown as $expected, in the price style: $isPrice', async (given) => {
  const place = await bindings.show(<Money cents={given.cents} {...given.given} />)
  const amount = place.querySelector('span')
  expect([amount?.textContent, amount?.classList.contains(String(styles['price']))]).toEqual([
    given.expected,
    given.isPrice,
  ])
})

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
      'Total',
      '$21.90',
      'Paid by',
      'Wallet',
    ],
  },
])('a total of $of shows its parts', async ({ sums, more, expected }) => {
  const place = await bindings.show(<MoneyRows sums={sums}>{more}</MoneyRows>)
  expect(outlineOf(place)).toEqual(expected)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '999+'],
])('a count of %i is shown as %s', async (count, shown) => {
  const place = await bindings.show(<CountText count={count} />)
  expect(place.textContent).toBe(shown)
})

function Reduction({ part, isSigned }: { part: number; isSigned: boolean }) {
  return <output>{useReductionFormat()(part, isSigned)}</output>
}

test.each([
  { locale: 'en', part: 0.1, isSigned: false, shown: '10%' },
  { locale: 'ja', part: 0.1, isSigned: true, shown: '−10%' },
  { locale: 'zh-CN', part: 0.1, isSigned: false, shown: '9折' },
  { locale: 'zh-CN', part: 0.254, isSigned: true, shown: '7.5折' },
])('a reduction by $part is shown in $locale as $shown', async ({ locale, shown, ...given }) => {
  const place = await bindings.show(
    <IntlProvider locale={locale} onError={() => {}}>
      <Reduction {...given} />
    </IntlProvider>,
  )
  expect(place.textContent).toBe(shown)
})
