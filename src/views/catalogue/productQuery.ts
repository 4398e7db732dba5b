import * as v from 'valibot'
import { listProducts } from '../../../contract/catalogue.ts'
import type { ProductSearch } from '../../../contract/catalogue.ts'

const fields = listProducts.input.entries
export type Filters = Omit<ProductSearch, 'cursor' | 'limit'>

/** What a list shows, read from the address; a value that makes no sense is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const read = <Name extends keyof Filters>(name: Name): Filters[Name] => {
    const parsed = v.safeParse(fields[name], params.get(name) || undefined)
    const fallback = v.safeParse(fields[name], undefined)
    return (parsed.success ? parsed.output : fallback.output) as Filters[Name]
  }
  return {
    q: read('q'),
    category: read('category'),
    shop: read('shop'),
    sort: read('sort'),
    minPriceCents: read('minPriceCents'),
    maxPriceCents: read('maxPriceCents'),
    inStock: read('inStock'),
    minRating: read('minRating'),
  }
}

/** The address with some of it changed; what is undefined, empty or the default goes. */
export function withFilters(params: URLSearchParams, changes: Partial<Filters>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === false || value === 'popular') {
      next.delete(name)
    } else next.set(name, String(value))
  }
  return next
}

/** How many filters narrow the list, for the badge of the filter button. */
export function countFilters(filters: Filters): number {
  const { category, shop, minPriceCents, maxPriceCents, inStock, minRating } = filters
  return [category, shop, minPriceCents ?? maxPriceCents, inStock || undefined, minRating].filter(
    (value) => value !== undefined,
  ).length
}
