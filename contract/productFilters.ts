import { ascending } from './ascending.ts'
import type { ProductSearch } from './catalogue.ts'
import { longest, maxFilterValues } from './limits.ts'
import { normalizeText } from './normalizeText.ts'
import { productSorts } from './productSorts.ts'
import { severalLines } from './wholeText.ts'

export type ProductFilters = Omit<ProductSearch, 'cursor' | 'limit'>

const id = /^[1-9]\d{0,14}$/
const price = /^(?:0|[1-9]\d{0,8})$/
const stars = /^[1-5]$/

/**
 * Reads the filters of a product list from the URL and omits invalid values. It repeats the input
 * of `listProducts`, because the first screens read it without loading the schemas.
 */
export function readProductFilters(params: URLSearchParams): ProductFilters {
  const whole = (name: keyof ProductFilters, pattern: RegExp) => {
    const given = params.get(name) ?? ''
    return pattern.test(given) ? Number(given) : undefined
  }
  const ids = (name: 'category' | 'shop') => {
    const given = params.getAll(name).filter((value) => id.test(value))
    const chosen = ascending(given.map(Number)).slice(0, maxFilterValues)
    return chosen.length === 0 ? undefined : chosen
  }
  const q = normalizeText(params.get('q') ?? '')
    .slice(0, longest.search)
    .replace(/[\ud800-\udbff]$/, '')
  const isSet = (name: string) => ['true', '1'].includes(params.get(name) ?? '')
  const prices = orderedPrices({
    minPriceCents: whole('minPriceCents', price),
    maxPriceCents: whole('maxPriceCents', price),
  })
  return {
    q: severalLines.test(q) ? q : '',
    exact: isSet('exact') || undefined,
    category: ids('category'),
    shop: ids('shop'),
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? 'popular',
    ...prices,
    inStock: isSet('inStock'),
    minRating: whole('minRating', stars),
  }
}

interface Prices {
  minPriceCents?: number | undefined
  maxPriceCents?: number | undefined
}

/** Swaps the bounds of a range that was given in reverse. */
export function orderedPrices({ minPriceCents, maxPriceCents }: Prices) {
  const isReversed =
    minPriceCents !== undefined && maxPriceCents !== undefined && minPriceCents > maxPriceCents
  return isReversed
    ? { minPriceCents: maxPriceCents, maxPriceCents: minPriceCents }
    : { minPriceCents, maxPriceCents }
}
