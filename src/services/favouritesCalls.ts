import * as contract from '../../contract/favourites.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function listSavedItems(options?: CallOptions) {
  return callApi(contract.listSavedItems, {}, options)
}

export function setFavourite(productId: number, wanted: boolean) {
  return callApi(contract.setFavourite, { productId, wanted })
}

export function setFollow(shopId: number, wanted: boolean) {
  return callApi(contract.setFollow, { shopId, wanted })
}

export function setStockWish(skuId: number, wanted: boolean) {
  return callApi(contract.setStockWish, { skuId, wanted })
}

export function setPriceWish(productId: number, wanted: boolean) {
  return callApi(contract.setPriceWish, { productId, wanted })
}

export function listAlerts(options?: CallOptions) {
  return callApi(contract.listAlerts, {}, options)
}

export function listFavourites(cursor: string | null, options?: CallOptions) {
  return callApi(contract.listFavourites, cursor === null ? {} : { cursor }, options)
}

export function listFollows(cursor: string | null, options?: CallOptions) {
  return callApi(contract.listFollows, cursor === null ? {} : { cursor }, options)
}
