import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import * as contract from '../../contract/passkeys.ts'
import type { Assertion, RequestOptions } from '../../contract/passkeys.ts'
import type { IdentityOperation, PayOperation } from '../../contract/proofOperations.ts'
import { ApiError } from './apiError.ts'
import type { CallOptions } from './httpConfiguration.ts'
import * as v from 'valibot'
import { callApi } from './http.ts'

/** Why the browser gave no answer. */
type NoAnswer =
  /** The shopper closed the dialog, or let it time out. Browsers don't say which. */
  | { type: 'cancelled' }
  /** The browser or the device can't do it here. */
  | { type: 'unsupported' }
  /** The device has a passkey of this account already. */
  | { type: 'known' }

/** The password, or the shopper's passkey, which is asked for then. */
export type Identity = { password: string } | 'passkey'

const signedIn = v.object({ userinfo: v.object({ token: v.string() }) })
const proven = v.object({ proof: v.string() })

export function listPasskeys(options?: CallOptions) {
  return callApi(contract.listPasskeys, {}, options)
}

export async function addPasskey({ name, identity }: { name: string; identity: Identity }) {
  return identified(identity, async (proof) => {
    const optionsJSON = await callApi(contract.askForNewPasskey, proof)
    const created = await answered(() => startRegistration({ optionsJSON: mutable(optionsJSON) }))
    if (created.type !== 'answered') return created
    const { response, ...rest } = created.response
    const answer = { ...rest, type: 'public-key' as const, response }
    return changed(await callApi(contract.addPasskey, { name, response: answer }))
  })
}

export async function renamePasskey(input: { id: number; name: string }) {
  return changed(await callApi(contract.renamePasskey, input))
}

export async function removePasskey({ id, identity }: { id: number; identity: Identity }) {
  return identified(identity, async (proof) =>
    changed(await callApi(contract.removePasskey, { id, ...proof })),
  )
}

export async function requirePasskey(input: { isRequired: boolean; identity: Identity }) {
  const { isRequired, identity } = input
  return identified(identity, async (proof) =>
    changed(await callApi(contract.requirePasskey, { isRequired, ...proof })),
  )
}

/** Signs in with a passkey that was chosen already, or asks for one. */
export async function signInByPasskey(chosen: Assertion | null) {
  const assertion = chosen
    ? ({ type: 'answered', response: chosen } as const)
    : await asked(await callApi(contract.askForSignIn, {}, { token: false }))
  if (assertion.type !== 'answered') return assertion
  const { userinfo } = await callApi(
    { ...contract.signInByPasskey, output: signedIn },
    { response: assertion.response },
    { token: false },
  )
  return { type: 'signedIn' as const, token: userinfo.token }
}

type Wanted =
  | { operation: PayOperation; subjectId: number; amountCents: number }
  | { operation: IdentityOperation }

export async function proveByPasskey(wanted: Wanted) {
  const assertion = await asked(await callApi(contract.askForProof, wanted))
  if (assertion.type !== 'answered') return assertion
  const { response } = assertion
  const { proof } = await callApi({ ...contract.proveByPasskey, output: proven }, { response })
  return { type: 'proven' as const, proof }
}

/** A proof for an operation. Rejects as aborted when the browser gives none. */
export async function passkeyProof(operation: IdentityOperation): Promise<string> {
  const outcome = await proveByPasskey({ operation })
  if (outcome.type !== 'proven') throw new ApiError({ kind: 'aborted' })
  return outcome.proof
}

/** Below the 120 s that the server takes an answer. */
const suggestedForMs = 110_000

/**
 * Lists passkeys among the suggestions for the account field until one is chosen or `signal`
 * aborts. Any other use of a passkey ends it as well. Null: none was chosen.
 */
export async function suggestPasskeys(signal: AbortSignal): Promise<Assertion | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  while (!signal.aborted) {
    const optionsJSON = await callApi(contract.askForSignIn, {}, { token: false, signal })
    const stop = () => WebAuthnAbortService.cancelCeremony()
    let isOld = false
    const aging = setTimeout(() => {
      isOld = true
      stop()
    }, suggestedForMs)
    signal.addEventListener('abort', stop)
    const assertion = await asked(optionsJSON, true)
    clearTimeout(aging)
    signal.removeEventListener('abort', stop)
    if (assertion.type === 'answered') return assertion.response
    if (!isOld) return null
  }
  return null
}

async function identified<Answer>(
  identity: Identity,
  send: (given: { password: string } | { proof: string }) => Promise<Answer>,
) {
  if (identity !== 'passkey') return send(identity)
  const proof = await proveByPasskey({ operation: 'passkeyChange' })
  return proof.type === 'proven' ? send({ proof: proof.proof }) : proof
}

function changed(passkeys: contract.Passkeys) {
  return { type: 'changed' as const, passkeys }
}

async function asked(optionsJSON: RequestOptions, useBrowserAutofill = false) {
  const answer = await answered(() =>
    startAuthentication({ optionsJSON: mutable(optionsJSON), useBrowserAutofill }),
  )
  if (answer.type !== 'answered') return answer
  const { id, rawId, response } = answer.response
  const assertion: Assertion = { id, rawId, type: 'public-key', response }
  return { type: 'answered' as const, response: assertion }
}

async function answered<Response>(ask: () => Promise<Response>) {
  try {
    return { type: 'answered' as const, response: await ask() }
  } catch (error) {
    return noAnswer(error)
  }
}

function noAnswer(error: unknown): NoAnswer {
  const name = error instanceof Error ? error.name : ''
  const code = error instanceof WebAuthnError ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
    return { type: 'known' }
  }
  return { type: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'unsupported' }
}

/** The library's types take no transports of future browsers. */
function mutable<Options extends object>(options: Options): never {
  return options as never
}
