import { and, eq, lt } from 'drizzle-orm'
import type { Assertion } from '../../../../contract/passkeys.ts'
import type { Db } from '../../../db/client.ts'
import { passkeys } from '../../../db/schema/users.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { Refusal } from '../../kernel/errors.ts'
import { relyingParty, type PasskeyCtx } from './relyingParty.ts'

type PasskeyRow = typeof passkeys.$inferSelect

/**
 * Examines the answer of a passkey to a taken challenge: origin, site, signature, and that the
 * person was verified. Nothing is written. Refuses with `passkeyUnknown` or `passkeyWrong`.
 */
export async function readAssertion(
  ctx: PasskeyCtx,
  given: { response: Assertion; challenge: string },
): Promise<{ passkey: PasskeyRow; used: Used }> {
  const { response, challenge } = given
  const { id, origin } = relyingParty(ctx)
  const passkey = await findPasskey(ctx.db, response.id)
  const { userHandle } = response.response
  if (!passkey || (userHandle && userHandle !== userHandleOf(passkey.userId))) {
    throw new Refusal('passkeyUnknown')
  }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: definedIn(response.response), clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.publicKey),
      // `countUse` compares the counter, so that two answers at once can't both pass.
      counter: 0,
    },
  }).catch(() => {
    throw new Refusal('passkeyWrong')
  })
  if (!verified) throw new Refusal('passkeyWrong')
  const { newCounter, credentialBackedUp } = authenticationInfo
  return { passkey, used: { counter: newCounter, backedUp: credentialBackedUp } }
}

function definedIn({ userHandle, ...rest }: Assertion['response']) {
  return userHandle ? { ...rest, userHandle } : rest
}

interface Used {
  counter: number
  backedUp: boolean
}

/**
 * Compare-and-set: a counter that doesn't grow, unless it always is 0, comes from a copy of the
 * authenticator. False then: `refuseCloned` answers it once the transaction is over. Refuses with
 * `passkeyUnknown` when the passkey was removed.
 */
export async function countUse(
  tx: Db,
  { id, at, used }: { id: number; at: Date; used: Used },
): Promise<boolean> {
  const { counter, backedUp } = used
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const counted = await tx
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  if (counted.length === 1) return true
  const still = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))
  if (still.length === 0) throw new Refusal('passkeyUnknown')
  return false
}

/** Notifies the shopper of a copied passkey, and refuses. */
export async function refuseCloned(
  ctx: PasskeyCtx,
  { userId }: { userId: number },
): Promise<never> {
  await addNotice(ctx.db, { userId, kind: 'passkey.refused', at: ctx.clock.now() })
  throw new Refusal('passkeyCloned')
}

async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, Buffer.from(credentialId, 'base64url')))
  return found
}

/** How authenticators name the shopper: it says nothing about a person. */
export function userHandleOf(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url')
}
