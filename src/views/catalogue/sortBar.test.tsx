// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { SortBar } from './sortBar.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(given: { total: number | null; activeFilters: number }) {
  const asked: unknown[] = []
  const place = await bindings.show(
    <SortBar
      sort="newest"
      {...given}
      onSort={(sort) => asked.push(sort)}
      onOpenFilters={() => asked.push('filters')}
    />,
  )
  return { place, asked }
}

test.each([
  {
    total: null,
    activeFilters: 0,
    expected: [
      'p role=status',
      'select aria-label=Sort by | option value=popular | Popular | option value=newest | Newest | option value=priceUp | Price, low to high | option value=priceDown | Price, high to low | option value=sales | Best selling | option value=rating | Best rated',
      'button type=button | Filter',
    ],
  },
  {
    total: 0,
    activeFilters: 1,
    expected: [
      'p role=status | 0 products',
      'select aria-label=Sort by | option value=popular | Popular | option value=newest | Newest | option value=priceUp | Price, low to high | option value=priceDown | Price, high to low | option value=sales | Best selling | option value=rating | Best rated',
      'button type=button | Filter (1)',
    ],
  },
  {
    total: 1,
    activeFilters: 2,
    expected: [
      'p role=status | 1 product',
      'select aria-label=Sort by | option value=popular | Popular | option value=newest | Newest | option value=priceUp | Price, low to high | option value=priceDown | Price, high to low | option value=sales | Best selling | option value=rating | Best rated',
      'button type=button | Filter (2)',
    ],
  },
])('shows $total products with $activeFilters filters, and their order', async (given) => {
  const { expected, ...bar } = given
  const { place } = await shown(bar)
  expect(outlineOf(place)).toEqual(expected)
})

test('a chosen order is reported, and the filters open by their button', async () => {
  const { place, asked } = await shown({ total: 2, activeFilters: 0 })
  await fillIn(place, 'select', 'newest')
  await fillIn(place, 'select', 'rating')
  place.querySelector('button')?.click()
  expect(asked).toEqual(['rating', 'filters'])
})
