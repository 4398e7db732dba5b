import * as v from 'valibot'
import * as contract from '../../contract/orders.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './http.ts'

type Items = v.InferInput<typeof contract.quoteCheckout.input>['items']

export function quoteCheckout(
  { items, promoCode }: { items: Items; promoCode: string | null },
  signal: AbortSignal,
) {
  return callApi(contract.quoteCheckout, promoCode === null ? { items } : { items, promoCode }, {
    signal,
  })
}

export function placeOrder(input: v.InferInput<typeof contract.placeOrder.input>) {
  return callApi(contract.placeOrder, input)
}

export function cancelOrder(orderId: number) {
  return callApi(contract.cancelOrder, { orderId })
}

export function confirmReceipt(orderId: number) {
  return callApi(contract.confirmReceipt, { orderId })
}

export function extendReceipt(orderId: number) {
  return callApi(contract.extendReceipt, { orderId })
}

export function reorder(orderId: number) {
  return callApi(contract.reorder, { orderId })
}

export function showOrder(id: number, options?: CallOptions) {
  return callApi(contract.showOrder, { id }, options)
}

export function listOrders(
  { status, q, cursor }: { status: contract.OrderFilter; q: string; cursor: string | null },
  options?: CallOptions,
) {
  return callApi(
    contract.listOrders,
    cursor === null ? { status, q } : { status, q, cursor },
    options,
  )
}

export function countOrders(options?: CallOptions) {
  return callApi(contract.countOrders, {}, options)
}

/** The order that a refusal carries; null when it carries none. */
export function orderIn(refusalData: unknown): contract.OrderDetail | null {
  const parsed = v.safeParse(contract.orderRefusalData, refusalData)
  return parsed.success ? parsed.output.order : null
}

/** The quote that a refusal carries; null when it carries none. */
export function quoteIn(refusalData: unknown): contract.Quote | null {
  const parsed = v.safeParse(contract.quoteRefusalData, refusalData)
  return parsed.success ? parsed.output.quote : null
}
