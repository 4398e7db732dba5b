import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listProducts } from '../../../contract/catalogue.ts'
import { maxFilterValues } from '../../../contract/limits.ts'
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
  test('are all read', () => {
    expect(
      read(
        'q=tea&category=3&shop=2&sort=priceUp&minPriceCents=100&maxPriceCents=900&inStock=true&minRating=4',
      ),
    ).toEqual({
      q: 'tea',
      category: [3],
      shop: [2],
      sort: 'priceUp',
      minPriceCents: 100,
      maxPriceCents: 900,
      inStock: true,
      minRating: 4,
    })
  })

  test('can name several categories and shops, each once and in order', () => {
    const { category, shop } = read('category=30&category=4&category=x&category=30&shop=7&shop=2')
    expect({ category, shop }).toEqual({ category: [4, 30], shop: [2, 7] })
  })

  test('name no more categories than the call accepts', () => {
    const asked = Array.from({ length: maxFilterValues + 1 }, (_, at) => at + 1)
    const { category } = read(asked.map((id) => `category=${id}`).join('&'))
    const accepts = (ids: unknown) => v.is(listProducts.input.entries.category, ids)
    expect([category, accepts(category), accepts(asked)]).toEqual([
      asked.slice(0, maxFilterValues),
      true,
      false,
    ])
  })

  test('with a reversed price range are swapped', () => {
    expect(read('minPriceCents=5000&maxPriceCents=2000')).toEqual({
      ...nothing,
      minPriceCents: 2000,
      maxPriceCents: 5000,
    })
  })

  test('ignore invalid values', () => {
    expect(read('category=abc&sort=magic&minPriceCents=-5&inStock=maybe&minRating=9')).toEqual(
      nothing,
    )
  })

  test.each([
    ['q', ['', ' tea ', 'a\tb', 'a\u0000b', 'a\u200bb', '茶'.repeat(100)]],
    ['category', ['1', '0', '01', '-1', '1e3', '１', '999999999999999', '1000000000000000']],
    ['shop', ['7', '7.5', ' 7', 'x']],
    ['sort', ['popular', 'rating', 'Rating', 'toString']],
    ['minPriceCents', ['0', '999999999', '1000000000', '00', '5 ']],
    ['maxPriceCents', ['12', '-0', '+1']],
    ['inStock', ['true', 'false', '1', '0', 'TRUE', 'yes']],
    ['minRating', ['1', '5', '0', '6', '4.5']],
  ] as const)('accept for %s the values that the call accepts', (name, values) => {
    const schema = listProducts.input.entries[name]
    const taken = values.map((value) => {
      const parsed = v.safeParse(schema, value || undefined)
      return parsed.success ? parsed.output : nothing[name]
    })
    expect(
      values.map((value) => read(String(new URLSearchParams({ [name]: value })))[name]),
    ).toEqual(taken)
  })

  test.each([
    ['😀'.repeat(51), '😀'.repeat(50)],
    [`a${'😀'.repeat(50)}`, `a${'😀'.repeat(49)}`],
    ['a'.repeat(101), 'a'.repeat(100)],
  ])('cut long words between characters', (typed, taken) => {
    expect(read(String(new URLSearchParams({ q: typed }))).q).toBe(taken)
  })

  test('are removed from the address when they are cleared', () => {
    const params = new URLSearchParams('q=tea&sort=priceUp&inStock=true')
    expect(withFilters(params, { sort: 'popular', inStock: false, minRating: 4 }).toString()).toBe(
      'q=tea&minRating=4',
    )
    const several = withFilters(new URLSearchParams('category=1&shop=2'), { category: [3, 5] })
    expect(several.toString()).toBe('category=3&shop=2&category=5')
  })

  test('are counted, with a price range as one', () => {
    expect([
      countFilters(read('')),
      countFilters(read('minPriceCents=1&maxPriceCents=2&inStock=true&category=1&category=2')),
    ]).toEqual([0, 4])
  })
})
