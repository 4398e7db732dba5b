import * as calls from '../../contract/refunds.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import {
  inReadersWords,
  tellNothing,
  tellOrder,
  tellRefund,
  tellRefunds,
} from '../domain/trade/orders/inReadersWords.ts'
import { applyRefund } from '../domain/trade/refunds/applyRefund.ts'
import { listRefunds } from '../domain/trade/refunds/listRefunds.ts'
import { quoteRefund } from '../domain/trade/refunds/quoteRefund.ts'
import { sendGoodsBack } from '../domain/trade/refunds/sendGoodsBack.ts'
import { showRefund } from '../domain/trade/refunds/showRefund.ts'
import { withdrawRefund } from '../domain/trade/refunds/withdrawRefund.ts'
import { shopperRoute, type Api } from './route.ts'

export function refundRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.quoteRefund, inReadersWords(catalogue, quoteRefund, tellNothing))
  shopperRoute(api, calls.applyRefund, inReadersWords(catalogue, applyRefund, tellOrder))
  shopperRoute(api, calls.withdrawRefund, inReadersWords(catalogue, withdrawRefund, tellOrder))
  shopperRoute(api, calls.sendGoodsBack, inReadersWords(catalogue, sendGoodsBack, tellOrder))
  shopperRoute(api, calls.showRefund, inReadersWords(catalogue, showRefund, tellRefund))
  shopperRoute(api, calls.listRefunds, inReadersWords(catalogue, listRefunds, tellRefunds))
}
