import * as contract from '../../contract/notices.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function listNotices(cursor: string | null, options?: CallOptions) {
  return callApi(contract.listNotices, cursor === null ? {} : { cursor }, options)
}

export function countNotices(options?: CallOptions) {
  return callApi(contract.countNotices, {}, options)
}

export function readNotices(upToId: number) {
  return callApi(contract.readNotices, { upToId })
}
