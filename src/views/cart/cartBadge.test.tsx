// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { CartCountContext } from './cartCount.ts'
import { CartBadge } from './cartBadge.tsx'
import { CartLink } from './cartLink.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { count: 0, expected: [] },
  { count: 1, expected: ['span aria-hidden=true | 11 piece'] },
  { count: 99, expected: ['span aria-hidden=true | 9999 pieces'] },
  { count: 100, expected: ['span aria-hidden=true | 99+100 pieces'] },
])('the badge shows at most two digits and reads out the whole number: $expected', async (of) => {
  const place = await bindings.show(
    <CartCountContext value={of.count}>
      <CartBadge />
    </CartCountContext>,
  )
  expect(outlineOf(place)).toEqual(of.expected)
})

test('the cart link shows the number of pieces', async () => {
  const place = await bindings.show(<CartLink />)
  expect(outlineOf(place)).toEqual(['a aria-label=Cart, empty href=/bag | span aria-hidden=true'])
})
