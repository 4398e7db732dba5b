import * as contract from '../../contract/catalogue.ts'
import type { ProductQuery } from '../../contract/catalogue.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function getHome(to: { country?: string }, options?: CallOptions) {
  return callApi(contract.getHome, to, options)
}

export function listCategories(options?: CallOptions) {
  return callApi(contract.listCategories, {}, options)
}

export function listProducts(query: ProductQuery, options?: CallOptions) {
  return callApi(contract.listProducts, query, options)
}

export function listCards(ids: readonly number[], options?: CallOptions) {
  return callApi(contract.listCards, { ids: ids.join(',') }, options)
}

export function showProduct(id: number, options?: CallOptions) {
  return callApi(contract.showProduct, { id }, options)
}

export function listReviews(
  query: { product: number; cursor?: string; limit?: number },
  options?: CallOptions,
) {
  return callApi(contract.listReviews, query, options)
}

export function suggestSearches(q: string, options?: CallOptions) {
  return callApi(contract.suggestSearches, { q }, options)
}

export function listPopularSearches(options?: CallOptions) {
  return callApi(contract.listPopularSearches, {}, options)
}

export function showShop(id: number, options?: CallOptions) {
  return callApi(contract.showShop, { id }, options)
}
