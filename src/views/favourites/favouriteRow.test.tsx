// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSavedItems } from '../../../contract/favourites.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { aFavourite } from '../../../tests/factories/savedAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FavouriteRow } from './favouriteRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'that is sold',
    product: aProduct(),
    expected: [
      'a href=/detail/20/3 | img alt= | Canvas tote$10.00North Pier',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
  {
    of: 'of several prices',
    product: aProduct({ priceVaries: true }),
    expected: [
      'a href=/detail/20/3 | img alt= | Canvas totefrom $10.00North Pier',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
  {
    of: 'that is sold out',
    product: aProduct({ inStock: false }),
    expected: [
      'a href=/detail/20/3 | img alt= | Canvas tote$10.00Sold out',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
  {
    of: 'that is gone',
    product: null,
    expected: [
      'img alt=',
      'Canvas toteNo longer for sale',
      'button type=button aria-pressed=true aria-label=Favourite',
    ],
  },
])('a favourite $of shows it, and links to its page while it exists', async (given) => {
  const { product, expected } = given
  bindings.answers(listSavedItems, { productIds: [20], shopIds: [] })
  const place = await bindings.show(<FavouriteRow favourite={aFavourite({ product })} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})
