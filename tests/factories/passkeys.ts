import {
  addPasskey,
  askForNewPasskey,
  askForProof,
  askForSignIn,
  proveByPasskey,
} from '../../contract/passkeys.ts'
import type { askForProof as proofDescription } from '../../contract/passkeys.ts'
import type { InferInput } from 'valibot'
import { ask, type Host } from '../support/callApi.ts'
import {
  softAuthenticator,
  type SoftAuthenticator,
  type Twist,
} from '../support/softAuthenticator.ts'
import type { MintedShopper } from './shoppers.ts'

type Owner = Pick<MintedShopper, 'token' | 'password'>

/** Adds a passkey to a shopper, with the password. */
export async function mintPasskey(
  app: Host,
  { token, password }: Owner,
  authenticator: SoftAuthenticator = softAuthenticator(),
  name = 'A phone',
): Promise<SoftAuthenticator> {
  const options = await ask(app, askForNewPasskey, { password }, { token })
  await ask(app, addPasskey, { name, response: authenticator.create(options) }, { token })
  return authenticator
}

type Wanted = InferInput<typeof proofDescription.input>

/** A passkey's answer to a fresh challenge for an operation. */
export async function answerProof(
  app: Host,
  { token }: Pick<Owner, 'token'>,
  authenticator: SoftAuthenticator,
  wanted: Wanted,
  twist?: Twist,
) {
  return authenticator.get(await ask(app, askForProof, wanted, { token }), twist)
}

/** A proof for an operation, given by a passkey. */
export async function proofByPasskey(
  app: Host,
  owner: Pick<Owner, 'token'>,
  authenticator: SoftAuthenticator,
  wanted: Wanted,
): Promise<string> {
  const response = await answerProof(app, owner, authenticator, wanted)
  return (await ask(app, proveByPasskey, { response }, owner)).proof
}

/** A passkey's answer to a fresh challenge for a sign-in. */
export async function answerSignIn(app: Host, authenticator: SoftAuthenticator, twist?: Twist) {
  return authenticator.get(await ask(app, askForSignIn, {}), twist)
}
