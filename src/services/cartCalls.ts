import type { InferInput } from 'valibot'
import * as contract from '../../contract/cart.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function showCart(options?: CallOptions) {
  return callApi(contract.showCart, {}, options)
}

export function lookUpGoods(skuIds: readonly number[], options?: CallOptions) {
  return callApi(contract.lookUpGoods, { skuIds: skuIds.join(',') }, options)
}

export function addToCart(input: InferInput<typeof contract.addToCart.input>) {
  return callApi(contract.addToCart, input)
}

export function updateCart(lines: InferInput<typeof contract.updateCart.input>['lines']) {
  return callApi(contract.updateCart, { lines })
}

export function removeFromCart(skuIds: number[]) {
  return callApi(contract.removeFromCart, { skuIds })
}

export function mergeCart(lines: InferInput<typeof contract.mergeCart.input>['lines']) {
  return callApi(contract.mergeCart, { lines })
}
