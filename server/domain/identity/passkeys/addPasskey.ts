import { count, eq } from 'drizzle-orm'
import { maxPasskeys } from '../../../../contract/limits.ts'
import type { Attestation, CreationOptions, Passkeys } from '../../../../contract/passkeys.ts'
import type { Db } from '../../../db/client.ts'
import { passkeys, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { listPasskeys } from './listPasskeys.ts'
import { noteSecurityChange } from './noteSecurityChange.ts'
import { proveIdentity, type Identity } from '../proofs/proveIdentity.ts'
import { relyingParty, type PasskeyCtx } from './relyingParty.ts'
import { userHandleOf } from './useAssertion.ts'

type Ctx = ShopperCtx & PasskeyCtx

/** ES256, EdDSA and RS256: what authenticators in use can do. */
const algorithms = [-7, -8, -257]

export async function askForNewPasskey(given: {
  ctx: Ctx
  input: Identity
}): Promise<CreationOptions> {
  const { ctx, input } = given
  const { id } = relyingParty(ctx)
  await proveIdentity(ctx, input, 'passkeyChange')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Error(`no user ${ctx.userId}`)
  const known = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, ctx.userId))
  refuseFull(known.length)
  const issued = await issueChallenge(ctx, { userId: ctx.userId, operation: 'register' })
  return {
    ...issued,
    rp: { id, name: id },
    user: { id: userHandleOf(ctx.userId), name: user.account, displayName: user.account },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Stores a passkey. Large withdrawals wait from now on. */
export async function addPasskey(given: {
  ctx: Ctx
  input: { name: string; response: Attestation }
}): Promise<Passkeys> {
  const { ctx, input } = given
  const { userId, clock } = ctx
  const values = await readAttestation(ctx, input.response)
  const at = clock.now()
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    refuseFull(await countPasskeys(tx, userId))
    const stored = await tx
      .insert(passkeys)
      .values({ ...values, userId, name: input.name, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (stored.length !== 1) throw new Refusal('passkeyWrong')
    await noteSecurityChange(tx, { userId, kind: 'passkey.added', at })
  })
  return listPasskeys({ ctx })
}

async function readAttestation(ctx: Ctx, response: Attestation) {
  const { id, origin } = relyingParty(ctx)
  const { clientDataJSON, attestationObject, transports } = response.response
  const { challenge } = await takeChallenge(ctx, {
    clientDataJSON,
    userId: ctx.userId,
    operations: ['register'],
  })
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw new Refusal('passkeyWrong')
  })
  if (!registrationInfo) throw new Refusal('passkeyWrong')
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
  }
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  const [found] = await db
    .select({ passkeys: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return found?.passkeys ?? 0
}

function refuseFull(known: number): void {
  if (known >= maxPasskeys) throw new Refusal('passkeyLimit', { most: maxPasskeys })
}
