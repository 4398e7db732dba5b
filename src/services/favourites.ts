import { later } from './later.ts'

const call = later(() => import('./favouritesCalls.ts'))

export const listSavedItems = call('listSavedItems')
export const setFavourite = call('setFavourite')
export const setFollow = call('setFollow')
export const setStockWish = call('setStockWish')
export const setPriceWish = call('setPriceWish')
export const listAlerts = call('listAlerts')
export const listFavourites = call('listFavourites')
export const listFollows = call('listFollows')
