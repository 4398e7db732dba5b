// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ShopHits } from './shopHits.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const { shop } = aProduct()

test.each([
  { shops: [], expected: [] },
  {
    shops: [shop, { ...shop, id: 4, name: 'Pier Nine' }],
    expected: [
      'h2 | Shops',
      'a href=/shop/3 | span data-picture-of=/shop/3 | North Pier0 followers12 sold',
      'a href=/shop/4 | span data-picture-of=/shop/4 | Pier Nine0 followers12 sold',
    ],
  },
])(
  '$shops.length shops that match a search stand under a title, if there are any',
  async (given) => {
    const place = await bindings.show(<ShopHits shops={given.shops} />)
    expect(outlineOf(place)).toEqual(given.expected)
  },
)
