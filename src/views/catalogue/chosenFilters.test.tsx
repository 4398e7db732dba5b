// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProductFilters } from '../../../contract/productFilters.ts'
import { someFacets } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ChosenFilters } from './chosenFilters.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(query: string) {
  const asked: unknown[] = []
  const place = await bindings.show(
    <ChosenFilters
      filters={readProductFilters(new URLSearchParams(query))}
      facets={someFacets()}
      onChange={(changes) => asked.push(changes)}
      onClear={() => asked.push('clear')}
    />,
  )
  return { place, asked }
}

test('each chosen filter is named, and a tap takes it away alone', async () => {
  const { place, asked } = await shown(
    'category=1&category=2&shop=3&minPriceCents=500&maxPriceCents=8000&minRating=4&inStock=1',
  )
  const named = (name: string) => `button type=button aria-label=Remove filter: ${name} | ${name}`
  expect(outlineOf(place.firstElementChild!)).toEqual([
    named('Outdoors'),
    named('Kitchen'),
    named('North Pier'),
    named('$5.00–$80.00'),
    named('4 stars and up'),
    named('In stock'),
    'button type=button | Clear filters',
  ])
  for (const button of place.querySelectorAll('button')) await act(async () => button.click())
  expect(asked).toEqual([
    { category: [2] },
    { category: [1] },
    { shop: undefined },
    { minPriceCents: undefined, maxPriceCents: undefined },
    { minRating: undefined },
    { inStock: false },
    'clear',
  ])
})

test.each([
  ['minPriceCents=500', 'From $5.00'],
  ['maxPriceCents=8000', 'Up to $80.00'],
])('one filter alone, "%s", needs no way to clear them all', async (query, name) => {
  const { place } = await shown(query)
  expect(place.textContent).toBe(name)
})

test('without a filter, and for an unknown shop, there is no row', async () => {
  const rows = [await shown('q=tote'), await shown('shop=999')]
  expect(rows.map(({ place }) => place.children.length)).toEqual([0, 0])
})
