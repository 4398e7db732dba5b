import * as v from 'valibot'
import { call } from './call.ts'
import { bare } from './anyCallRefuses.ts'
import { payCodeLocked, payCodeWrong, tryAgain } from './accountRefusals.ts'
import {
  amountCents,
  cents,
  id,
  languageCode,
  moment,
  nothing,
  oneUseProof,
  pasted,
  text,
  withoutControls,
} from './fields.ts'
import { longest } from './limits.ts'
import { normalizeCode, normalizeRun } from './normalizeText.ts'
import { payOperations } from './proofOperations.ts'
import { uploadedPicture } from './uploads.ts'

export const minPasswordLength = 6
export const maxPasswordLength = 128
/**
 * The first sign can't be a hyphen: a command line reads such a word as an option. Accounts opened
 * before this rule may begin with one.
 */
const account = v.pipe(
  pasted(64, normalizeCode),
  v.toLowerCase(),
  v.regex(/^[a-z0-9._@+][a-z0-9._@+-]{2,63}$/),
)
/**
 * Taken exactly as typed, spaces and invisible characters included: a stored password manager entry
 * must stay valid. The NFKC form is hashed, so that every device's keyboard gives the same hash.
 */
export const password = v.pipe(
  v.string(),
  v.minLength(minPasswordLength),
  v.maxLength(maxPasswordLength),
)
/** The account that someone types to sign in. It accepts every account that may exist. */
export const givenAccount = v.pipe(
  pasted(64, normalizeCode),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(64),
  withoutControls,
)
export const payCodeDigits = { least: 6, most: 12 } as const
export const payCode = v.pipe(
  pasted(payCodeDigits.most, normalizeRun),
  v.regex(/^[0-9]*$/),
  v.minLength(payCodeDigits.least),
  v.maxLength(payCodeDigits.most),
)
/**
 * RFC 5321's dot-atom before the `@`. After it come host names, in ASCII or in letters of any
 * script (IDNA). There is at least one dot, and the last label isn't a number.
 */
export const email = v.pipe(
  pasted(254, (given) => normalizeCode(given).replace(/^mailto:/i, '')),
  v.maxLength(254),
  v.regex(
    /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u,
  ),
)
/** A phone number with its country code, stored as E.164 without separators. */
export const mobile = v.pipe(pasted(40, normalizePhone), v.regex(/^\+[1-9][0-9]{6,14}$/))

function normalizePhone(given: string): string {
  return normalizeCode(given)
    .replace(/^tel:/i, '')
    .replace(/^(\+|00)(.*?)\(0\)/, '$1$2')
    .replaceAll(/[\s()./·-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
}

/** A language as the spec's `language_list` returns it. `file_name` is the spec's language code. */
export const language = v.object({
  language_name: v.string(),
  chinese_name: v.string(),
  file_name: languageCode,
})
export type Language = v.InferOutput<typeof language>

export const signedIn = v.object({
  userinfo: v.object({ token: v.string(), account: v.string(), expiresAt: moment }),
})

export const login = call({
  method: 'POST',
  path: '/api/user/login',
  auth: 'public',
  summary: 'Opens a session. An unknown account and a wrong password answer the same.',
  refuses: { wrongCredentials: bare, tooManyAttempts: tryAgain },
  input: v.strictObject({
    account: givenAccount,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength)),
  }),
  output: signedIn,
})

export const register = call({
  method: 'POST',
  path: '/api/user/register',
  auth: 'public',
  summary: 'Creates a shopper and opens a session.',
  refuses: { accountTaken: bare, passwordTooCommon: bare, tooManyAttempts: tryAgain },
  input: v.strictObject({
    account,
    password,
    email: v.optional(email),
    mobile: v.optional(mobile),
  }),
  output: signedIn,
})

export const logout = call({
  method: 'POST',
  path: '/api/user/logout',
  auth: 'session',
  guard: false,
  summary: 'Ends this session.',
  input: nothing,
  output: v.object({}),
})

export const userInfo = v.object({
  id,
  account: v.string(),
  familyName: v.string(),
  givenName: v.string(),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  picture: v.nullable(uploadedPicture),
  payCodeSet: v.boolean(),
  /**
   * Locked after too many wrong codes. `until` is null when only a reset with the password unlocks
   * it. Another host may omit this field.
   */
  payCodeLock: v.optional(v.nullable(v.object({ until: v.nullable(moment) }))),
  /** Another host may omit this field. */
  passkeys: v.optional(v.object({ count: v.number(), isRequired: v.boolean() })),
  availableCents: cents,
  heldCents: cents,
  lang: v.optional(language),
})
export type UserInfo = v.InferOutput<typeof userInfo>

export const getUserInfo = call({
  method: 'GET',
  path: '/api/user/getUserInfo',
  auth: 'session',
  summary: 'The signed-in shopper, with the wallet balance.',
  input: nothing,
  output: userInfo,
})

export const verifyPay = call({
  method: 'POST',
  path: '/api/user/verify_pay',
  auth: 'session',
  guard: false,
  summary:
    'Checks the payment code and gives a one-use proof, good for 120 s, for one operation on one subject and amount.',
  refuses: { payCodeNotSet: bare, payCodeWrong, payCodeLocked, passkeyRequired: bare },
  input: v.strictObject({
    payCode,
    operation: v.picklist(payOperations),
    subjectId: id,
    amountCents,
  }),
  output: v.object({ proof: v.string(), expiresAt: moment }),
})

export const resetPay = call({
  method: 'POST',
  path: '/api/user/resetPay',
  auth: 'session',
  summary:
    'Sets the payment code. The first time without proof; later with the old code, or with the password or a passkey’s proof when it is forgotten. A change ends every other session.',
  refuses: {
    wrongCredentials: bare,
    tooManyAttempts: tryAgain,
    payCodeNotSet: bare,
    payCodeWrong,
    payCodeLocked,
    payCodeSame: bare,
    payCodeChanged: bare,
    oldPayCodeMissing: bare,
    proofInvalid: bare,
  },
  input: v.strictObject({
    payCode,
    oldPayCode: v.optional(v.union([v.literal(''), payCode])),
    password: v.optional(v.pipe(v.string(), v.maxLength(maxPasswordLength))),
    proof: v.optional(oneUseProof),
  }),
  output: v.object({ payCodeSet: v.literal(true) }),
})

export const languageList = call({
  method: 'GET',
  path: '/api/user/language_list',
  auth: 'public',
  summary: 'The languages of the interface.',
  input: nothing,
  output: v.object({ list: v.array(language) }),
})

export const setLanguage = call({
  method: 'GET',
  path: '/api/user/set_language',
  auth: 'session',
  changes: true,
  summary: 'Keeps the shopper’s language.',
  input: v.strictObject({ file_name: languageCode }),
  output: v.object({ lang: language }),
})

export const personName = text(longest.personName)
