import * as calls from '../../contract/notices.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { countNotices } from '../domain/messaging/notices/countNotices.ts'
import { listNotices } from '../domain/messaging/notices/listNotices.ts'
import { readNotices } from '../domain/messaging/notices/readNotices.ts'
import { inReadersWords, tellFaces } from '../domain/trade/orders/inReadersWords.ts'
import { shopperRoute, type Api } from './route.ts'

export function noticeRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.listNotices, inReadersWords(catalogue, listNotices, tellFaces))
  shopperRoute(api, calls.countNotices, countNotices)
  shopperRoute(api, calls.readNotices, readNotices)
}
