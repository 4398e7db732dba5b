// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProductFilters } from '../../../contract/productFilters.ts'
import { someFacets } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { FilterColumn } from './filterColumn.tsx'
import { FilterSheet } from './filterSheet.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

const groups = {
  filters: readProductFilters(new URLSearchParams()),
  fixed: {},
  facets: someFacets(),
  onChange: () => {},
}

const titles = (place: Element | null) =>
  [...(place?.querySelectorAll('h2, legend') ?? [])].map(({ textContent }) => textContent)

test('next to the products the filters have a title', async () => {
  const place = await bindings.show(<FilterColumn {...groups} />)
  expect(titles(place)).toEqual(['Filter', 'Category', 'Price', 'Shop', 'Rating', 'Stock'])
})

test('on a phone the filters open in a sheet, which closes to show the products', async () => {
  const asked: string[] = []
  await bindings.show(<FilterSheet {...groups} open onClose={() => asked.push('close')} />)
  await soon(() => expect(openSheet()).not.toBeNull())
  const show = openSheet()?.querySelector('footer button')
  await act(async () => (show as HTMLElement | null)?.click())
  expect([titles(openSheet()), show?.textContent, asked]).toEqual([
    ['Filter', 'Category', 'Price', 'Shop', 'Rating', 'Stock'],
    'Show products',
    ['close'],
  ])
})
