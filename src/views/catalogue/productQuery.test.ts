import { describe, expect, test } from 'vitest'
import { readProductFilters } from '../../../contract/productFilters.ts'
import { countFilters, withFilters } from './productQuery.ts'

const read = (query: string) => readProductFilters(new URLSearchParams(query))
const nothing = {
  q: '',
  category: undefined,
  shop: undefined,
  sort: 'popular',
  minPriceCents: undefined,
  maxPriceCents: undefined,
  inStock: false,
  minRating: undefined,
}

describe('the filters in the address', () => {
  test('are read whole', () => {
    expect(
      read(
        'q=tea&category=3&shop=2&sort=priceUp&minPriceCents=100&maxPriceCents=900&inStock=true&minRating=4',
      ),
    ).toEqual({
      q: 'tea',
      category: 3,
      shop: 2,
      sort: 'priceUp',
      minPriceCents: 100,
      maxPriceCents: 900,
      inStock: true,
      minRating: 4,
    })
  })

  test('fall back to nothing where a value makes no sense', () => {
    expect(read('category=abc&sort=magic&minPriceCents=-5&inStock=maybe&minRating=9')).toEqual(
      nothing,
    )
  })

  test('leave the address when they are taken back', () => {
    const params = new URLSearchParams('q=tea&sort=priceUp&inStock=true')
    expect(withFilters(params, { sort: 'popular', inStock: false, minRating: 4 }).toString()).toBe(
      'q=tea&minRating=4',
    )
  })

  test('are counted, a price range as one', () => {
    expect([
      countFilters(read('')),
      countFilters(read('minPriceCents=1&maxPriceCents=2&inStock=true&category=1')),
    ]).toEqual([0, 3])
  })
})
