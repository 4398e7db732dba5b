import { useState } from 'react'
import type * as calls from '../../../contract/catalogue.ts'
import { reviewsAtOnce } from '../../../contract/limits.ts'
import {
  getHome,
  listPopularSearches,
  listProducts,
  listReviews,
  showProduct,
  showShop,
  suggestSearches,
} from '../../services/catalogue.ts'
import type {
  ProductCard,
  ProductPage,
  ProductQuery,
  Review,
  ReviewPage,
} from '../../../contract/catalogue.ts'
import { forgetSearches, readSearches, rememberSearch } from '../../services/searchHistory.ts'
import { takeFirstAnswer } from '../../services/firstData.ts'
import { useShown } from '../actors/useShown.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import { useDestination } from '../session/useDestination.ts'
import { prefetchResource, useResource } from '../actors/useResource.ts'

export function useHome() {
  const to = useDestinationInput()
  const home = useResource(
    ['home', to.country ?? ''],
    (signal) => getHome(to, { signal }),
    () => takeFirstAnswer<typeof calls.getHome>('/api/catalogue/home', to),
  )
  // Another country's goods take the place of what is shown once they are here.
  const [shown, setShown] = useState(home)
  if (home.state !== 'loading' && home !== shown) setShown(home)
  return home.state === 'loading' && shown.state === 'filled' ? shown : home
}

/**
 * The delivery country as calls take it. What was rendered without one keeps its order: nothing moves
 * once the first guess is made, only when the country changes.
 */
function useDestinationInput(): { country?: string } {
  const country = useDestination()
  const [seen, setSeen] = useState({ country, asked: country })
  if (seen.country !== country) {
    setSeen({ country, asked: seen.country === null ? null : country })
  }
  return seen.asked === null ? {} : { country: seen.asked }
}

/** Those that aren't delivered to the delivery country come last. */
export function useProducts(given: ProductQuery) {
  const query = { ...given, ...useDestinationInput() }
  return usePagedList<ProductCard, ProductPage>(
    ['products', JSON.stringify(query)],
    (cursor, signal) => listProducts({ ...query, ...(cursor ? { cursor } : {}) }, { signal }),
    () => takeFirstAnswer<typeof calls.listProducts>('/api/catalogue/products', query),
  )
}

export function useProduct(id: number) {
  return useResource(
    ['product', id],
    (signal) => showProduct(id, { signal }),
    () => takeFirstAnswer<typeof calls.showProduct>('/api/catalogue/product', { id }),
  )
}

/** Called before a product opens. */
export function prefetchProduct(id: number): void {
  void prefetchResource(['product', id], (signal) => showProduct(id, { signal }))
}

export function useReviews(product: number) {
  const query = { product, limit: reviewsAtOnce }
  return usePagedList<Review, ReviewPage>(
    ['reviews', product],
    (cursor, signal) => listReviews({ ...query, ...(cursor ? { cursor } : {}) }, { signal }),
    () => takeFirstAnswer<typeof calls.listReviews>('/api/catalogue/reviews', query),
  )
}

export function useShop(id: number) {
  return useResource(
    ['shop', id],
    (signal) => showShop(id, { signal }),
    () => takeFirstAnswer<typeof calls.showShop>('/api/catalogue/shop', { id }),
  )
}

export function useSuggestions(words: string) {
  return useResource(['suggestions', words], (signal) => suggestSearches(words, { signal }))
}

export function usePopularSearches() {
  return useResource(
    ['popularSearches'],
    (signal) => listPopularSearches({ signal }),
    () => takeFirstAnswer<typeof calls.listPopularSearches>('/api/catalogue/popular', {}),
  )
}

export function useSearchHistory() {
  const [searches, setSearches] = useState(readSearches)
  // A cached screen outlives a logout, which clears what is stored.
  useShown(() => setSearches(readSearches()))
  const isHydrated = useHydrated()
  return {
    searches: isHydrated ? searches : [],
    remember: (words: string) => setSearches(rememberSearch(words)),
    forget: () => setSearches(forgetSearches()),
  }
}
