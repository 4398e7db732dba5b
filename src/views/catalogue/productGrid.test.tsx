// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProduct } from '../../../contract/catalogue.ts'
import { listSavedItems, setFavourite } from '../../../contract/favourites.ts'
import { aProductCard } from '../../../tests/factories/catalogueAnswers.ts'
import { aDelivery, daysUntil } from '../../../tests/factories/deliveryAnswers.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import styles from './productGrid.module.css'
import { ProductGrid, ProductGridSkeleton } from './productGrid.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const favourite = 'button type=button aria-pressed=false aria-label=Favourite: Canvas tote'

test.each([
  {
    of: 'of one price',
    changes: {},
    expected: [
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt= | Canvas tote$10.0012 sold',
      favourite,
    ],
  },
  {
    of: 'of several prices',
    changes: { priceVaries: true },
    expected: [
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt= | Canvas totefrom $10.0012 sold',
      favourite,
    ],
  },
  {
    of: 'that are reduced',
    changes: { originalPriceCents: 1_250 },
    expected: [
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt=−20% | Canvas totebefore $12.50$10.0012 sold',
      favourite,
    ],
  },
  {
    of: 'of several prices that are reduced',
    changes: { priceVaries: true, originalPriceCents: 1_250 },
    expected: [
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt=−20% | Canvas totebefore $12.50from $10.0012 sold',
      favourite,
    ],
  },
  {
    of: 'that are sold out',
    changes: { inStock: false },
    expected: [
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt=Sold out | Canvas tote$10.0012 sold',
      favourite,
    ],
  },
  {
    of: 'that were reviewed',
    changes: { reviewCount: 3, soldCount: 1_200 },
    expected: [
      'a href=/detail/20/3 | span data-picture-of=/detail/20/3 | img alt= | Canvas tote$10.00span aria-hidden=true | 4.54.5 out of 51,200 sold',
      favourite,
    ],
  },
])('products $of show it and link to their page', async ({ changes, expected }) => {
  const place = await bindings.show(<ProductGrid products={[aProductCard(changes)]} inSight={1} />)
  expect(outlineOf(place)).toEqual(expected)
})

const eight = Array.from({ length: 8 }, (_, at) => aProductCard({ id: at + 1 }))

test.each([
  { shape: 'grid', inSight: 2, atOnce: [1, 2], later: [7, 8] },
  { shape: 'split', inSight: 0, atOnce: [], later: [7, 8] },
  { shape: 'row', inSight: 3, atOnce: [1, 2, 3], later: [] },
] as const)('in a $shape of eight products the visible ones render first', async (given) => {
  const near = watchNearness()
  const { shape, inSight, atOnce, later } = given
  const place = await bindings.show(
    <ProductGrid products={eight} shape={shape} inSight={inSight} />,
  )
  const tiles = [...place.querySelectorAll('li')]
  const having = (selector: string) =>
    tiles.flatMap((tile, at) => (tile.matches(`:has(${selector})`) ? [at + 1] : []))
  const first = having('img[loading=eager]')
  const below = tiles.flatMap((tile, at) => (tile.dataset['below'] === 'true' ? [at + 1] : []))
  await near.intersect(true)
  expect([first, below, having('img')]).toEqual([atOnce, later, [1, 2, 3, 4, 5, 6, 7, 8]])
})

test.each([
  { shape: 'grid', layout: styles.grid, scrolled: [] },
  { shape: 'split', layout: styles.grid, scrolled: [] },
  { shape: 'row', layout: styles.row, scrolled: [[{ block: 'nearest', inline: 'nearest' }]] },
] as const)(
  'a $shape has its layout, and keyboard focus scrolls products into view',
  async (given) => {
    const place = await bindings.show(<ProductGrid products={eight} shape={given.shape} />)
    const last = [...place.querySelectorAll('a')].at(-1)!
    last.scrollIntoView = vi.fn()
    await act(async () => last.focus())
    expect([
      place.querySelector('ul')?.className,
      vi.mocked(last.scrollIntoView).mock.calls,
    ]).toEqual([given.layout, given.scrolled])
  },
)

test('a product is prefetched when a finger touches it', async () => {
  bindings.answers(showProduct, aProduct())
  const place = await bindings.show(<ProductGrid products={[aProductCard()]} />)
  const tile = place.querySelector('a')
  await act(async () => tile?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  await soon(() =>
    expect(bindings.askedFor(showProduct).map(({ query }) => query)).toEqual([{ id: '20' }]),
  )
  await act(async () => tile?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })))
})

test.each([
  { given: {}, tiles: 6 },
  { given: { tiles: 2 }, tiles: 2 },
])('placeholders for $tiles products are shown while they load', async ({ given, tiles }) => {
  const place = await bindings.show(<ProductGridSkeleton {...given} />)
  expect([place.textContent, place.querySelectorAll('[data-skeleton]').length / 4]).toEqual([
    'Loading',
    tiles,
  ])
})

test.each([
  { changes: {}, expected: [`Arrives ${daysUntil('US')}`] },
  { changes: { inStock: false }, expected: [] },
  { changes: { destinations: { only: ['GB'] } }, expected: [] },
  { changes: { delivery: null }, expected: [] },
])('a card of %j says when the product arrives', async ({ changes, expected }) => {
  const card = aProductCard({ delivery: aDelivery(), ...changes })
  const place = await bindings.show(<ProductGrid products={[card]} />)
  expect(place.textContent.match(/Arrives .*/g) ?? []).toEqual(expected)
})

test('a tap on a card’s heart makes it a favourite, and does not open the product', async () => {
  bindings.answers(listSavedItems, {
    productIds: [],
    shopIds: [],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
  bindings.answers(setFavourite, { productId: 20, wanted: true })
  const before = location.pathname
  const place = await bindings.show(<ProductGrid products={[aProductCard()]} />)
  const heart = () => place.querySelector<HTMLElement>('[aria-pressed]')
  await soon(() => expect(bindings.askedFor(listSavedItems)).toHaveLength(1))
  await act(async () => heart()?.click())
  expect([heart()?.getAttribute('aria-pressed'), location.pathname]).toEqual(['true', before])
})
