// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import styles from './money.module.css'
import { Money } from './money.tsx'

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
