import { later } from './later.ts'

const call = later(() => import('./catalogueCalls.ts'))

export const getHome = call('getHome')
export const listCategories = call('listCategories')
export const listProducts = call('listProducts')
export const listCards = call('listCards')
export const showProduct = call('showProduct')
export const listReviews = call('listReviews')
export const suggestSearches = call('suggestSearches')
export const listPopularSearches = call('listPopularSearches')
export const showShop = call('showShop')
