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
  text,
  withoutControls,
} from './fields.ts'
import { uploadedPicture } from './uploads.ts'

export const minPasswordLength = 6
export const maxPasswordLength = 128
const payCodePattern = /^[0-9]{6,12}$/

const account = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9._@+-]{3,64}$/))
export const password = v.pipe(
  v.string(),
  v.minLength(minPasswordLength),
  v.maxLength(maxPasswordLength),
)
/** An account as someone types it who signs in: any that may exist. */
export const givenAccount = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(64),
  withoutControls,
)
export const payCode = v.pipe(v.string(), v.regex(payCodePattern))
export const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())
/** A phone number with its country code; kept as E.164, without the signs that people put between. */
export const mobile = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((given) => given.replaceAll(/[\s().-]/g, '')),
  v.regex(/^\+[1-9][0-9]{6,14}$/),
)

/** A language as the spec's `language_list` gives it. `file_name` is the spec's language code. */
export const language = v.object({
  language_name: v.string(),
  chinese_name: v.string(),
  file_name: languageCode,
})
export type Language = v.InferOutput<typeof language>

const signedIn = v.object({
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
  /** Too many wrong codes; `until` is null when only the password helps. Another host may leave it out. */
  payCodeLock: v.optional(v.nullable(v.object({ until: v.nullable(moment) }))),
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

export const payOperations = ['orderPay', 'withdraw'] as const

export const verifyPay = call({
  method: 'POST',
  path: '/api/user/verify_pay',
  auth: 'session',
  guard: false,
  summary:
    'Checks the payment code and gives a one-use proof, good for 120 s, for one operation on one subject and amount.',
  refuses: { payCodeNotSet: bare, payCodeWrong, payCodeLocked },
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
    'Sets the payment code. The first time without proof; later with the old code, or with the password when it is forgotten. A change ends every other session.',
  refuses: {
    wrongCredentials: bare,
    tooManyAttempts: tryAgain,
    payCodeNotSet: bare,
    payCodeWrong,
    payCodeLocked,
    payCodeSame: bare,
    payCodeChanged: bare,
    oldPayCodeMissing: bare,
  },
  input: v.strictObject({
    payCode,
    oldPayCode: v.optional(v.union([v.literal(''), payCode])),
    password: v.optional(v.pipe(v.string(), v.maxLength(maxPasswordLength))),
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

export const personName = text(60)
