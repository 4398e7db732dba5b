import * as calls from '../../contract/refunds.ts'
import { applyRefund } from '../domain/refunds/applyRefund.ts'
import { listRefunds } from '../domain/refunds/listRefunds.ts'
import { quoteRefund } from '../domain/refunds/quoteRefund.ts'
import { sendGoodsBack } from '../domain/refunds/sendGoodsBack.ts'
import { showRefund } from '../domain/refunds/showRefund.ts'
import { withdrawRefund } from '../domain/refunds/withdrawRefund.ts'
import { shopperRoute, type Api } from './route.ts'

export function refundRoutes(api: Api): void {
  shopperRoute(api, calls.quoteRefund, quoteRefund)
  shopperRoute(api, calls.applyRefund, applyRefund)
  shopperRoute(api, calls.withdrawRefund, withdrawRefund)
  shopperRoute(api, calls.sendGoodsBack, sendGoodsBack)
  shopperRoute(api, calls.showRefund, showRefund)
  shopperRoute(api, calls.listRefunds, listRefunds)
}
