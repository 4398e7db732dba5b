import * as calls from '../../contract/notices.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { countNotices } from '../domain/messaging/notices/countNotices.ts'
import { listNotices } from '../domain/messaging/notices/listNotices.ts'
import { readNotices } from '../domain/messaging/notices/readNotices.ts'
import { withLocalizedLines, localizePreviews } from '../domain/trade/orders/localizeOrder.ts'
import { shopperRoute, type Api } from './route.ts'

export function noticeRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.listNotices, withLocalizedLines(catalogue, listNotices, localizePreviews))
  shopperRoute(api, calls.countNotices, countNotices)
  shopperRoute(api, calls.readNotices, readNotices)
}
