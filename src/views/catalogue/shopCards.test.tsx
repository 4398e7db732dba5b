// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aHotShop } from '../../../tests/factories/catalogueAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { picturesIn } from '../../../tests/support/picturesIn.ts'
import { ShopCards } from './shopCards.tsx'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { ShopHits } from './shopHits.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a shop near the viewport shows its products and its data, and links to its page', async () => {
  const near = watchNearness()
  const shops = [
    aHotShop({ logo: aPictureOf('pier'), pictures: [aPictureOf('tote'), aPictureOf('basket')] }),
    aHotShop({
      id: 4,
      name: 'Lantern Lane',
      tagline: 'Light for every room',
      logo: aPictureOf('lane'),
      pictures: [aPictureOf('lamp')],
    }),
  ]
  const place = await bindings.show(<ShopCards shops={shops} />)
  const before = picturesIn(place)
  await near.intersect(true)
  expect([outlineOf(place), before, picturesIn(place)]).toEqual([
    [
      'a href=/shop/3 | img alt=img alt= | span data-picture-of=/shop/3 | img alt=North PierMade by the water',
      'a href=/shop/4 | img alt= | span data-picture-of=/shop/4 | img alt=Lantern LaneLight for every room',
    ],
    [],
    ['tote', 'basket', 'pier', 'lamp', 'lane'],
  ])
})

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
