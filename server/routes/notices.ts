import * as calls from '../../contract/notices.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { countNotices } from '../domain/notices/countNotices.ts'
import { listNotices } from '../domain/notices/listNotices.ts'
import { readNotices } from '../domain/notices/readNotices.ts'
import { ownRoute, shopperRoute, type Api } from './route.ts'

export function noticeRoutes(api: Api, catalogue: Catalogue): void {
  ownRoute(api, calls.listNotices, listNotices(catalogue))
  ownRoute(api, calls.countNotices, countNotices)
  shopperRoute(api, calls.readNotices, readNotices)
}
