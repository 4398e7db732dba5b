// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProductFacets } from '../../../contract/catalogue.ts'
import { someFacets } from '../../../tests/factories/catalogueAnswers.ts'
import { heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { steadyFacets, useSteadyFacets } from './useSteadyFacets.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(() => bindings.close())

const stars = (count: number) => [4, 3, 2, 1].map((minRating) => ({ minRating, count }))

test('choices keep their place while the sheet is open, with current counts', () => {
  const tea = { id: 1, name: 'Tea' }
  const toys = { id: 2, name: 'Toys' }
  const late = { id: 3, name: 'Late' }
  expect(
    steadyFacets(
      {
        categories: [
          { ...toys, count: 9 },
          { ...tea, count: 5 },
        ],
        shops: [{ ...tea, count: 2 }],
        price: { lowestCents: 100, highestCents: 900 },
        inStockCount: 14,
        ratings: stars(14),
      },
      {
        categories: [
          { ...tea, count: 5 },
          { ...late, count: 1 },
        ],
        shops: [],
        price: null,
        inStockCount: 6,
        ratings: stars(6),
      },
    ),
  ).toEqual({
    categories: [
      { ...toys, count: 0 },
      { ...tea, count: 5 },
      { ...late, count: 1 },
    ],
    shops: [{ ...tea, count: 0 }],
    price: { lowestCents: 100, highestCents: 900 },
    inStockCount: 6,
    ratings: stars(6),
  })
})

test('a reopened sheet keeps the order of the facets it opened with', async () => {
  const [none, few, many] = [null, facetsOf(3), facetsOf(8)]
  const held = await heldBy(bindings, () => {
    const [{ isOpen, facets }, set] = useState<Given>({ isOpen: false, facets: none })
    return { steady: useSteadyFacets(isOpen, facets), set }
  })
  const observed = [held().steady]
  for (const given of [
    { isOpen: true, facets: none },
    { isOpen: true, facets: few },
    { isOpen: true, facets: many },
    { isOpen: true, facets: none },
    { isOpen: false, facets: many },
    { isOpen: true, facets: many },
  ]) {
    await act(async () => held().set(given))
    observed.push(held().steady)
  }
  expect(observed).toEqual([
    null,
    null,
    { first: few, facets: few },
    { first: few, facets: many },
    { first: few, facets: few },
    { first: few, facets: many },
    { first: many, facets: many },
  ])
})

interface Given {
  isOpen: boolean
  facets: ProductFacets | null
}

function facetsOf(inStockCount: number): ProductFacets {
  return someFacets({ inStockCount })
}
