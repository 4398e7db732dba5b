import type { ProductFilters } from '../../../contract/productFilters.ts'

/** The address with some of it changed; what is undefined, empty or the default goes. */
export function withFilters(params: URLSearchParams, changes: Partial<ProductFilters>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === false || value === 'popular') {
      next.delete(name)
    } else next.set(name, String(value))
  }
  return next
}

/** How many filters narrow the list, for the badge of the filter button. */
export function countFilters(filters: ProductFilters): number {
  const { category, shop, minPriceCents, maxPriceCents, inStock, minRating } = filters
  return [category, shop, minPriceCents ?? maxPriceCents, inStock || undefined, minRating].filter(
    (value) => value !== undefined,
  ).length
}
