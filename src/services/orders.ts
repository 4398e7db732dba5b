import type * as v from 'valibot'
import { showInvoice as showInvoiceCall } from '../../contract/invoice.ts'
import * as contract from '../../contract/orders.ts'
import { callApi } from './http.ts'
import type { OrderFilter } from '../../contract/orderDetail.ts'
import type { CallOptions } from './httpConfiguration.ts'

type Items = v.InferInput<typeof contract.quoteCheckout.input>['items']

export function quoteCheckout(
  { items, promoCode, country }: { items: Items; promoCode: string | null; country: string | null },
  signal: AbortSignal,
) {
  const input = {
    items,
    ...(promoCode === null ? {} : { promoCode }),
    ...(country === null ? {} : { country }),
  }
  return callApi(contract.quoteCheckout, input, { signal })
}

export function showPromoUse(code: string, options?: CallOptions) {
  return callApi(contract.showPromoUse, { code }, options)
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
  { status, q, cursor }: { status: OrderFilter; q: string; cursor: string | null },
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

export function showInvoice(id: number, options?: CallOptions) {
  return callApi(showInvoiceCall, { id }, options)
}
