import { useState } from 'react'
import type { ProductFacets } from '../../../contract/catalogue.ts'

type Choice = ProductFacets['categories'][number]

/**
 * Choices keep their place while the sheet is open, and only their counts change. A tap must not
 * move the target of the next one. `first` is what the sheet opened with.
 */
export function useSteadyFacets(isOpen: boolean, facets: ProductFacets | null) {
  const [first, setFirst] = useState(facets)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setFirst(facets)
  } else if (first === null && facets !== null) {
    setFirst(facets)
  }
  if (first === null) return null
  return { first, facets: facets === null ? first : steadyFacets(first, facets) }
}

export function steadyFacets(first: ProductFacets, now: ProductFacets): ProductFacets {
  return {
    ...now,
    categories: inPlace(first.categories, now.categories),
    shops: inPlace(first.shops, now.shops),
    price: now.price ?? first.price,
  }
}

function inPlace(first: readonly Choice[], now: readonly Choice[]): Choice[] {
  const counts = new Map(now.map(({ id, count }) => [id, count]))
  const known = new Set(first.map(({ id }) => id))
  return [
    ...first.map((choice) => ({ ...choice, count: counts.get(choice.id) ?? 0 })),
    ...now.filter(({ id }) => !known.has(id)),
  ]
}
