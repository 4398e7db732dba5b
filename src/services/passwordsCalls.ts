import { ApiError } from './apiError.ts'
import * as contract from '../../contract/passwords.ts'
import type { SessionInfo } from '../../contract/passwords.ts'
import type { CallOptions } from './httpConfiguration.ts'
import { anything, callApi } from './http.ts'

export function requestResetCode(account: string) {
  return callApi(contract.requestResetCode, { account }, { token: false })
}

/** For a forgotten password: the mailed code stands for the old one. */
export function resetPassword(input: { account: string; code: string; password: string }) {
  return callApi({ ...contract.resetPassword, output: anything }, input, { token: false })
}

export function changePassword(input: { oldPassword: string; password: string }) {
  return callApi({ ...contract.resetPassword, output: anything }, input)
}

export function listSessions(options?: CallOptions) {
  return callApi(contract.listSessions, {}, options)
}

/** Ends sessions one after the other; one that is over already counts as ended. */
export async function endSessions(ids: readonly number[]): Promise<{ list: SessionInfo[] }> {
  for (const id of ids) {
    await callApi(contract.endSession, { id }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.refusal?.reason === 'notFound')) throw error
    })
  }
  return listSessions()
}
