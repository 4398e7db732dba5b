import { showInvoice as showInvoiceCall } from '../../contract/invoice.ts'
import * as calls from '../../contract/orders.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { quoteCheckout } from '../domain/trade/checkout/quoteCheckout.ts'
import { showPromoUse } from '../domain/trade/checkout/showPromoUse.ts'
import { showInvoice } from '../domain/trade/invoices/showInvoice.ts'
import { cancelOrder } from '../domain/trade/orders/cancelOrder.ts'
import { confirmReceipt } from '../domain/trade/orders/confirmReceipt.ts'
import { countOrders } from '../domain/trade/orders/countOrders.ts'
import { extendReceipt } from '../domain/trade/orders/extendReceipt.ts'
import {
  withLocalizedLines,
  localizeOrder,
  localizeOrders,
} from '../domain/trade/orders/localizeOrder.ts'
import { listOrders } from '../domain/trade/orders/listOrders.ts'
import { payOrder } from '../domain/trade/orders/payOrder.ts'
import { placeOrder } from '../domain/trade/orders/placeOrder.ts'
import { reorder } from '../domain/trade/orders/reorder.ts'
import { showOrder } from '../domain/trade/orders/showOrder.ts'
import { shopperRoute, type Api } from './route.ts'

export function orderRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.quoteCheckout, quoteCheckout)
  shopperRoute(api, calls.showPromoUse, showPromoUse)
  shopperRoute(api, calls.placeOrder, placeOrder)
  shopperRoute(api, calls.payOrder, withLocalizedLines(catalogue, payOrder, localizeOrder))
  shopperRoute(api, calls.cancelOrder, withLocalizedLines(catalogue, cancelOrder, localizeOrder))
  shopperRoute(
    api,
    calls.confirmReceipt,
    withLocalizedLines(catalogue, confirmReceipt, localizeOrder),
  )
  shopperRoute(
    api,
    calls.extendReceipt,
    withLocalizedLines(catalogue, extendReceipt, localizeOrder),
  )
  shopperRoute(api, calls.reorder, reorder)
  shopperRoute(api, calls.showOrder, withLocalizedLines(catalogue, showOrder, localizeOrder))
  shopperRoute(api, calls.listOrders, withLocalizedLines(catalogue, listOrders, localizeOrders))
  shopperRoute(api, calls.countOrders, countOrders)
  shopperRoute(api, showInvoiceCall, showInvoice)
}
