import * as contract from '../../contract/myData.ts'
import { callApi, openBody } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export function showDeletion(options?: CallOptions) {
  return callApi(contract.showDeletion, {}, options)
}

export function deleteAccount(input: { password: string }) {
  return callApi(contract.deleteAccount, input)
}

/** Downloads a ZIP of all that belongs to the account. */
export async function fetchMyData(signal: AbortSignal): Promise<Blob> {
  return new Response(await openBody(contract.myDataAddress, { query: {}, signal })).blob()
}
