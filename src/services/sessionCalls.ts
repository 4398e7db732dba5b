import * as v from 'valibot'
import type { CallOptions } from './httpConfiguration.ts'
import { anything, callApi } from './http.ts'
import * as account from '../../contract/account.ts'
import { shopperInfo } from '../../contract/shopperInfo.ts'
import { languageCode } from '../../contract/fields.ts'
import type { LanguageCode } from '../../contract/fields.ts'

const namedLanguage = v.object({
  language_name: v.string(),
  file_name: languageCode,
})

/** A provider's answer may contain only the token. */
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
  return callApi({ ...account.getUserInfo, output: shopperInfo }, {}, options)
}

export function logout() {
  return callApi({ ...account.logout, output: anything }, {})
}

export function resetPay(input: {
  payCode: string
  oldPayCode?: string
  password?: string
  proof?: string
}) {
  return callApi({ ...account.resetPay, output: anything }, input)
}

/** A host may offer languages that this app doesn't support. They are filtered out. */
const languages = v.object({
  list: v.pipe(
    v.array(v.fallback(v.nullable(namedLanguage), null)),
    v.transform((list) => list.filter((language) => language !== null)),
  ),
})

export function listLanguages(options?: CallOptions) {
  return callApi({ ...account.languageList, output: languages }, {}, options)
}

export function setLanguage(code: LanguageCode) {
  return callApi({ ...account.setLanguage, output: anything }, { file_name: code })
}
