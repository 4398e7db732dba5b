import { ApiError } from './apiError.ts'
import * as contract from '../../contract/passwords.ts'
import type { SessionInfo } from '../../contract/passwords.ts'
import type { CallOptions } from './httpConfiguration.ts'
import { anything, callApi } from './http.ts'

export function requestResetCode(account: string) {
  return callApi(contract.requestResetCode, { account }, { token: false })
}

/** The mailed code replaces the old password. */
export function resetPassword(input: { account: string; code: string; password: string }) {
  return callApi({ ...contract.resetPassword, output: anything }, input, { token: false })
}

/** The old password, or a passkey's proof. */
export function changePassword(
  input: { oldPassword: string; password: string } | { proof: string; password: string },
) {
  return callApi({ ...contract.resetPassword, output: anything }, input)
}

export function listSessions(options?: CallOptions) {
  return callApi(contract.listSessions, {}, options)
}

/** Ends sessions one after the other. A session that is already over counts as ended. */
export async function endSessions(ids: readonly number[]): Promise<{ list: SessionInfo[] }> {
  for (const id of ids) {
    await callApi(contract.endSession, { id }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.refusal?.reason === 'notFound')) throw error
    })
  }
  return listSessions()
}
