import * as calls from '../../contract/notices.ts'
import { countNotices } from '../domain/notices/countNotices.ts'
import { listNotices } from '../domain/notices/listNotices.ts'
import { readNotices } from '../domain/notices/readNotices.ts'
import { shopperRoute, type Api } from './route.ts'

export function noticeRoutes(api: Api): void {
  shopperRoute(api, calls.listNotices, listNotices)
  shopperRoute(api, calls.countNotices, countNotices)
  shopperRoute(api, calls.readNotices, readNotices)
}
