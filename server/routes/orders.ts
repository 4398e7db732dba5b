import * as calls from '../../contract/orders.ts'
import { quoteCheckout } from '../domain/checkout/quoteCheckout.ts'
import { cancelOrder } from '../domain/orders/cancelOrder.ts'
import { confirmReceipt } from '../domain/orders/confirmReceipt.ts'
import { countOrders } from '../domain/orders/countOrders.ts'
import { extendReceipt } from '../domain/orders/extendReceipt.ts'
import { listOrders } from '../domain/orders/listOrders.ts'
import { payOrder } from '../domain/orders/payOrder.ts'
import { placeOrder } from '../domain/orders/placeOrder.ts'
import { reorder } from '../domain/orders/reorder.ts'
import { showOrder } from '../domain/orders/showOrder.ts'
import { shopperRoute, type Api } from './route.ts'

export function orderRoutes(api: Api): void {
  shopperRoute(api, calls.quoteCheckout, quoteCheckout)
  shopperRoute(api, calls.placeOrder, placeOrder)
  shopperRoute(api, calls.payOrder, payOrder)
  shopperRoute(api, calls.cancelOrder, cancelOrder)
  shopperRoute(api, calls.confirmReceipt, confirmReceipt)
  shopperRoute(api, calls.extendReceipt, extendReceipt)
  shopperRoute(api, calls.reorder, reorder)
  shopperRoute(api, calls.showOrder, showOrder)
  shopperRoute(api, calls.listOrders, listOrders)
  shopperRoute(api, calls.countOrders, countOrders)
}
