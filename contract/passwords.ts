import * as v from 'valibot'
import { givenAccount, maxPasswordLength, password } from './account.ts'
import { call } from './call.ts'
import { bare } from './anyCallRefuses.ts'
import { tryAgain } from './accountRefusals.ts'
import { id, moment, nothing, oneUseProof, pasted } from './fields.ts'
import { normalizeRun } from './normalizeText.ts'

/** The one-use code sent by mail. */
export const resetCode = v.pipe(pasted(8, normalizeRun), v.regex(/^[0-9]{8}$/))
/** How many minutes a mailed code is valid. */
export const resetCodeMinutes = 15

export const requestResetCode = call({
  method: 'POST',
  path: '/api/user/resetpwd_code',
  auth: 'public',
  summary:
    'Mails a one-use code for a forgotten password. Answers the same for an unknown account.',
  refuses: { tooManyAttempts: tryAgain },
  input: v.strictObject({ account: givenAccount }),
  output: v.object({ expiresAt: moment }),
})

export const resetPassword = call({
  method: 'POST',
  path: '/api/user/resetpwd',
  auth: 'public',
  summary:
    'Changes the password: with the old one or a passkey’s proof and a live session, or with account and mailed code. Ends every session of the shopper.',
  refuses: {
    tooManyAttempts: tryAgain,
    passwordTooCommon: bare,
    passwordWrong: bare,
    passwordSame: bare,
    passwordChanged: bare,
    resetCodeWrong: bare,
    proofInvalid: bare,
  },
  input: v.union([
    v.strictObject({
      oldPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength)),
      password,
    }),
    v.strictObject({ proof: oneUseProof, password }),
    v.strictObject({
      account: givenAccount,
      code: resetCode,
      password,
    }),
  ]),
  output: v.object({ sessionsEnded: v.literal(true) }),
})

export const sessionInfo = v.object({
  id,
  /** The browser's `User-Agent` at sign-in. */
  userAgent: v.string(),
  createdAt: moment,
  expiresAt: moment,
  /** True for the session that made this request. */
  current: v.boolean(),
  /** Whether this device gets push notifications. */
  hasPush: v.optional(v.boolean(), false),
})
export type SessionInfo = v.InferOutput<typeof sessionInfo>

export const listSessions = call({
  method: 'GET',
  path: '/api/user/sessions',
  auth: 'session',
  summary: 'Where the shopper is signed in, newest first.',
  input: nothing,
  output: v.object({ list: v.array(sessionInfo) }),
})

export const endSession = call({
  method: 'POST',
  path: '/api/user/session_end',
  auth: 'session',
  guard: false,
  summary: 'Ends one of the shopper’s sessions.',
  input: v.strictObject({ id }),
  output: v.object({ list: v.array(sessionInfo) }),
})
