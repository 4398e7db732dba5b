import { useState } from 'react'
import {
  getHome,
  listCategories,
  listPopularSearches,
  listProducts,
  listReviews,
  showProduct,
  showShop,
  suggestSearches,
  takeFirstHome,
} from '../../services/catalogue.ts'
import type {
  ProductCard,
  ProductPage,
  ProductQuery,
  Review,
  ReviewPage,
} from '../../../contract/catalogue.ts'
import { forgetSearches, readSearches, rememberSearch } from '../../services/searchHistory.ts'
import { useLanguage } from '../language/useLanguage.tsx'
import { usePagedList } from '../actors/usePagedList.ts'
import { useResource } from '../actors/useResource.ts'

const reviewsAtOnce = 5

export function useHome() {
  const { shown } = useLanguage()
  return useResource(
    ['home'],
    (signal) => getHome({ signal }),
    () => takeFirstHome(shown),
  )
}

export function useCategories() {
  return useResource(['categories'], (signal) => listCategories({ signal }))
}

export function useProducts(query: ProductQuery) {
  return usePagedList<ProductCard, ProductPage>(
    ['products', JSON.stringify(query)],
    (cursor, signal) => listProducts({ ...query, ...(cursor ? { cursor } : {}) }, { signal }),
  )
}

export function useProduct(id: number) {
  return useResource(['product', id], (signal) => showProduct(id, { signal }))
}

export function useReviews(product: number) {
  return usePagedList<Review, ReviewPage>(['reviews', product], (cursor, signal) =>
    listReviews({ product, limit: reviewsAtOnce, ...(cursor ? { cursor } : {}) }, { signal }),
  )
}

export function useShop(id: number) {
  return useResource(['shop', id], (signal) => showShop(id, { signal }))
}

export function useSuggestions(words: string) {
  return useResource(['suggestions', words], (signal) => suggestSearches(words, { signal }))
}

export function usePopularSearches() {
  return useResource(['popularSearches'], (signal) => listPopularSearches({ signal }))
}

export function useSearchHistory() {
  const [searches, setSearches] = useState(readSearches)
  return {
    searches,
    remember: (words: string) => setSearches(rememberSearch(words)),
    forget: () => setSearches(forgetSearches()),
  }
}
