// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProductCard } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { GoodsRow } from './goodsRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { of: 'no goods', products: [], expected: [] },
  {
    of: 'goods',
    products: [aProductCard()],
    expected: [
      'h2 | More from this shop',
      'a href=/shop/3 | Visit shop',
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | Canvas tote$10.0012 sold',
    ],
  },
])('a row of $of shows its title and end slot only with products', async (given) => {
  const end = <a href="/shop/3">{'Visit shop'}</a>
  const place = await bindings.show(
    <GoodsRow title="More from this shop" end={end} products={given.products} />,
  )
  expect(outlineOf(place)).toEqual(given.expected)
})
