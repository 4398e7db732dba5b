import * as v from 'valibot'
import type { CallOptions } from './httpConfiguration.ts'
import { callApi } from './http.ts'
import * as account from '../../contract/account.ts'
import type { LanguageCode } from '../../contract/fields.ts'

/** A provider's answer may tell no more than the token. */
const signedIn = v.object({ userinfo: v.object({ token: v.string() }) })

export function login(input: { account: string; password: string }, signal?: AbortSignal) {
  return callApi({ ...account.login, output: signedIn }, input, {
    token: false,
    ...(signal ? { signal } : {}),
  })
}

export function register(
  input: { account: string; password: string; email?: string; mobile?: string },
  signal?: AbortSignal,
) {
  return callApi({ ...account.register, output: signedIn }, input, {
    token: false,
    ...(signal ? { signal } : {}),
  })
}

export function getUserInfo(options?: CallOptions) {
  return callApi(account.getUserInfo, {}, options)
}

export function logout() {
  return callApi(account.logout, {})
}

export function resetPay(input: { payCode: string; oldPayCode?: string; password?: string }) {
  return callApi(account.resetPay, input)
}

export function listLanguages(options?: CallOptions) {
  return callApi(account.languageList, {}, options)
}

export function setLanguage(code: LanguageCode) {
  return callApi(account.setLanguage, { file_name: code })
}
