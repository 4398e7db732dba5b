import { expect, test } from 'vitest'
import { steadyFacets } from './useSteadyFacets.ts'

const stars = (count: number) => [4, 3, 2, 1].map((minRating) => ({ minRating, count }))

test('what the sheet opened with stays in its place, with the counts of now', () => {
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
