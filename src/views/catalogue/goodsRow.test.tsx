// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProductCard } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { GoodsRow } from './goodsRow.tsx'
import { OldPrice, ReducedBy } from './reducedPrice.tsx'
import { ScoreText, Stars } from './scoreText.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { Nearby } from './nearby.tsx'

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
      'button type=button aria-pressed=false aria-label=Favourite: Canvas tote',
    ],
  },
])('a row of $of shows its title and end slot only with products', async (given) => {
  const end = <a href="/shop/3">{'Visit shop'}</a>
  const place = await bindings.show(
    <GoodsRow title="More from this shop" end={end} products={given.products} />,
  )
  expect(outlineOf(place)).toEqual(given.expected)
})

test.each([
  { originalPriceCents: null, said: ['', ''] },
  { originalPriceCents: 1_250, said: ['before $12.50', '−20%'] },
  { originalPriceCents: 3_000, said: ['before $30.00', '−67%'] },
])(
  'a product for $10.00 with a former price of $originalPriceCents cents shows it',
  async (given) => {
    const { originalPriceCents, said } = given
    const before = await bindings.show(<OldPrice cents={originalPriceCents} />)
    const by = await bindings.show(
      <ReducedBy product={{ priceCents: 1_000, originalPriceCents }} />,
    )
    expect([before.textContent, by.textContent]).toEqual(said)
  },
)

test.each([
  { reviewCount: 3, seen: '4.0', heard: '4.0 out of 5' },
  { reviewCount: 0, seen: undefined, heard: undefined },
])('a score of $reviewCount reviews shows $seen and reads out $heard', async (given) => {
  const place = await bindings.show(<ScoreText score={4} reviewCount={given.reviewCount} />)
  expect([
    place.querySelector('span[aria-hidden]')?.textContent,
    place.querySelector('.visuallyHidden')?.textContent,
  ]).toEqual([given.seen, given.heard])
})

test('shows as many full stars of five as were given', async () => {
  const place = await bindings.show(<Stars stars={2} />)
  expect([
    [...place.querySelectorAll('svg')].map((star) => star.getAttribute('fill') !== 'none'),
    place.textContent,
  ]).toEqual([[true, true, false, false, false], '2 out of 5 stars'])
})

test.each([
  { of: 'is not near', nearness: [false], said: '', waitedFor: 1 },
  { of: 'came near', nearness: [true], said: 'Recently viewed', waitedFor: 0 },
  { of: 'left again', nearness: [true, false], said: 'Recently viewed', waitedFor: 0 },
])(
  'an element that $of renders its content once it was near',
  async ({ nearness, said, waitedFor }) => {
    const near = watchNearness()
    const place = await bindings.show(<Nearby>{'Recently viewed'}</Nearby>)
    const first = place.textContent
    await near.intersect(...nearness)
    expect([first, place.textContent, near.waitedFor()]).toEqual(['', said, waitedFor])
  },
)
