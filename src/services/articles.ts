import * as contract from '../../contract/articles.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function helpSupport(options?: CallOptions) {
  return callApi(contract.helpSupport, {}, options)
}

export function law(options?: CallOptions) {
  return callApi(contract.law, {}, options)
}
