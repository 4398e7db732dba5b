import type { ProductFilters } from '../../../contract/productFilters.ts'

/**
 * Returns the address with some filters changed. Undefined, empty and default values are removed.
 */
export function withFilters(params: URLSearchParams, changes: Partial<ProductFilters>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === false || value === 'popular') {
      next.delete(name)
    } else {
      const [first, ...more] = [value].flat().map(String)
      next.set(name, first ?? '')
      for (const each of more) next.append(name, each)
    }
  }
  return next
}

/** The number of active filters, for the badge of the filter button. */
export function countFilters(filters: ProductFilters): number {
  const { category, shop, minPriceCents, maxPriceCents, inStock, minRating } = filters
  return [category, shop, minPriceCents ?? maxPriceCents, inStock || undefined, minRating].flatMap(
    (value) => value ?? [],
  ).length
}
