import * as v from 'valibot'
import { listProducts } from './catalogue.ts'
import type { ProductSearch } from './catalogue.ts'

const fields = listProducts.input.entries

export type ProductFilters = Omit<ProductSearch, 'cursor' | 'limit'>

/** What a list shows, read from the address; a value that makes no sense is left out. */
export function readProductFilters(params: URLSearchParams): ProductFilters {
  const read = <Name extends keyof ProductFilters>(name: Name): ProductFilters[Name] => {
    const parsed = v.safeParse(fields[name], params.get(name) || undefined)
    const fallback = v.safeParse(fields[name], undefined)
    return (parsed.success ? parsed.output : fallback.output) as ProductFilters[Name]
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
