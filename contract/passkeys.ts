import * as v from 'valibot'
import { maxPasswordLength, signedIn } from './account.ts'
import { tryAgain } from './accountRefusals.ts'
import { bare, limitReached } from './anyCallRefuses.ts'
import { call } from './call.ts'
import { amountCents, id, moment, nothing, oneUseProof, text } from './fields.ts'
import { longest } from './limits.ts'
import { identityOperations, payOperations } from './proofOperations.ts'

/*#__NO_SIDE_EFFECTS__*/
function base64url(most: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/))
}

/** The password, or the proof that a passkey gave for `passkeyChange`. */
const identity = {
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength))),
  proof: v.optional(oneUseProof),
}
const refusesIdentity = { wrongCredentials: bare, tooManyAttempts: tryAgain, proofInvalid: bare }

/** Why no passkey can be asked for here. */
const refusesToAsk = { passkeyUnavailable: bare, tooManyAttempts: tryAgain }
/** Why the answer of a passkey is not accepted. */
const refusesAnswer = { passkeyUnavailable: bare, passkeyExpired: bare, passkeyWrong: bare }
const refusesUse = { ...refusesAnswer, passkeyUnknown: bare, passkeyCloned: bare }

const credentialId = base64url(1_400)
/** Such as `internal` or `smart-card`: browsers may know more of them one day. */
const transport = v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))
const descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
export type CreationOptions = v.InferOutput<typeof creationOptions>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rpId: v.string(),
  allowCredentials: v.optional(v.array(descriptor)),
  userVerification: v.literal('required'),
})
export type RequestOptions = v.InferOutput<typeof requestOptions>

/** The part of `RegistrationResponseJSON` that the server reads. */
const attestation = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(10)), []),
  }),
})
export type Attestation = v.InferOutput<typeof attestation>

/** The part of `AuthenticationResponseJSON` that the server reads. */
const assertion = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    userHandle: v.optional(v.nullable(base64url(128))),
  }),
})
export type Assertion = v.InferOutput<typeof assertion>

const passkeyName = text(longest.passkeyName)

const passkeys = v.object({
  list: v.array(
    v.object({
      id,
      name: v.string(),
      createdAt: moment,
      lastUsedAt: v.nullable(moment),
      /** Whether the shopper's other devices have it too. */
      backedUp: v.boolean(),
    }),
  ),
  /** Whether payments and withdrawals need a passkey. */
  isRequired: v.boolean(),
})
export type Passkeys = v.InferOutput<typeof passkeys>

export const listPasskeys = call({
  method: 'GET',
  path: '/api/user/passkeys',
  auth: 'session',
  summary: 'The shopper’s passkeys, newest first.',
  input: nothing,
  output: passkeys,
})

export const askForNewPasskey = call({
  method: 'POST',
  path: '/api/user/passkey_new_options',
  auth: 'session',
  guard: false,
  summary:
    'What the browser needs to create a passkey. It takes the password or another passkey’s proof.',
  refuses: { ...refusesToAsk, ...refusesIdentity, passkeyLimit: limitReached },
  input: v.strictObject(identity),
  output: creationOptions,
})

export const addPasskey = call({
  method: 'POST',
  path: '/api/user/passkey_new',
  auth: 'session',
  summary: 'Stores a passkey that the browser created. The shopper is notified.',
  refuses: { ...refusesAnswer, passkeyLimit: limitReached },
  input: v.strictObject({ name: passkeyName, response: attestation }),
  output: passkeys,
})

export const renamePasskey = call({
  method: 'POST',
  path: '/api/user/passkey_name',
  auth: 'session',
  summary: 'Renames one of the shopper’s passkeys.',
  input: v.strictObject({ id, name: passkeyName }),
  output: passkeys,
})

export const removePasskey = call({
  method: 'POST',
  path: '/api/user/passkey_remove',
  auth: 'session',
  guard: false,
  summary:
    'Removes a passkey. Without any, payments take the payment code again. It takes the password or a passkey’s proof.',
  refuses: refusesIdentity,
  input: v.strictObject({ id, ...identity }),
  output: passkeys,
})

export const requirePasskey = call({
  method: 'POST',
  path: '/api/user/passkey_required',
  auth: 'session',
  guard: false,
  summary:
    'Sets whether payments and withdrawals need a passkey. It takes the password or a passkey’s proof.',
  refuses: { ...refusesIdentity, passkeyUnknown: bare },
  input: v.strictObject({ isRequired: v.boolean(), ...identity }),
  output: passkeys,
})

export const askForSignIn = call({
  method: 'POST',
  path: '/api/user/passkey_login_options',
  auth: 'public',
  guard: false,
  summary: 'What the browser needs to sign in with any passkey of this site.',
  refuses: refusesToAsk,
  input: nothing,
  output: requestOptions,
})

export const signInByPasskey = call({
  method: 'POST',
  path: '/api/user/passkey_login',
  auth: 'public',
  guard: false,
  summary: 'Opens a session for the shopper whose passkey answered.',
  refuses: { ...refusesUse, tooManyAttempts: tryAgain },
  input: v.strictObject({ response: assertion }),
  output: signedIn,
})

export const askForProof = call({
  method: 'POST',
  path: '/api/user/passkey_proof_options',
  auth: 'session',
  guard: false,
  summary:
    'What the browser needs to confirm one operation with a passkey: its challenge is good for 120 s, once, for this subject and amount.',
  refuses: { ...refusesToAsk, passkeyUnknown: bare },
  input: v.variant('operation', [
    v.strictObject({ operation: v.picklist(payOperations), subjectId: id, amountCents }),
    v.strictObject({ operation: v.picklist(identityOperations) }),
  ]),
  output: requestOptions,
})

export const proveByPasskey = call({
  method: 'POST',
  path: '/api/user/passkey_proof',
  auth: 'session',
  guard: false,
  summary: 'Gives the same one-use proof as verify_pay does, for what the challenge was made for.',
  refuses: refusesUse,
  input: v.strictObject({ response: assertion }),
  output: v.object({ proof: v.string(), expiresAt: moment }),
})
