import * as calls from '../../contract/orders.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { quoteCheckout } from '../domain/checkout/quoteCheckout.ts'
import { cancelOrder } from '../domain/orders/cancelOrder.ts'
import { confirmReceipt } from '../domain/orders/confirmReceipt.ts'
import { countOrders } from '../domain/orders/countOrders.ts'
import { extendReceipt } from '../domain/orders/extendReceipt.ts'
import { inReadersWords, tellOrder, tellOrders } from '../domain/orders/inReadersWords.ts'
import { listOrders } from '../domain/orders/listOrders.ts'
import { payOrder } from '../domain/orders/payOrder.ts'
import { placeOrder } from '../domain/orders/placeOrder.ts'
import { reorder } from '../domain/orders/reorder.ts'
import { showOrder } from '../domain/orders/showOrder.ts'
import { shopperRoute, type Api } from './route.ts'

export function orderRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.quoteCheckout, quoteCheckout)
  shopperRoute(api, calls.placeOrder, placeOrder)
  shopperRoute(api, calls.payOrder, inReadersWords(catalogue, payOrder, tellOrder))
  shopperRoute(api, calls.cancelOrder, inReadersWords(catalogue, cancelOrder, tellOrder))
  shopperRoute(api, calls.confirmReceipt, inReadersWords(catalogue, confirmReceipt, tellOrder))
  shopperRoute(api, calls.extendReceipt, inReadersWords(catalogue, extendReceipt, tellOrder))
  shopperRoute(api, calls.reorder, reorder)
  shopperRoute(api, calls.showOrder, inReadersWords(catalogue, showOrder, tellOrder))
  shopperRoute(api, calls.listOrders, inReadersWords(catalogue, listOrders, tellOrders))
  shopperRoute(api, calls.countOrders, countOrders)
}
