import * as calls from '../../contract/refunds.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import {
  withLocalizedLines,
  localizeNothing,
  localizeOrder,
  localizeRefund,
  localizeRefunds,
} from '../domain/trade/orders/localizeOrder.ts'
import { applyRefund } from '../domain/trade/refunds/applyRefund.ts'
import { listRefunds } from '../domain/trade/refunds/listRefunds.ts'
import { quoteRefund } from '../domain/trade/refunds/quoteRefund.ts'
import { sendGoodsBack } from '../domain/trade/refunds/sendGoodsBack.ts'
import { showRefund } from '../domain/trade/refunds/showRefund.ts'
import { withdrawRefund } from '../domain/trade/refunds/withdrawRefund.ts'
import { shopperRoute, type Api } from './route.ts'

export function refundRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.quoteRefund, withLocalizedLines(catalogue, quoteRefund, localizeNothing))
  shopperRoute(api, calls.applyRefund, withLocalizedLines(catalogue, applyRefund, localizeOrder))
  shopperRoute(
    api,
    calls.withdrawRefund,
    withLocalizedLines(catalogue, withdrawRefund, localizeOrder),
  )
  shopperRoute(
    api,
    calls.sendGoodsBack,
    withLocalizedLines(catalogue, sendGoodsBack, localizeOrder),
  )
  shopperRoute(api, calls.showRefund, withLocalizedLines(catalogue, showRefund, localizeRefund))
  shopperRoute(api, calls.listRefunds, withLocalizedLines(catalogue, listRefunds, localizeRefunds))
}
