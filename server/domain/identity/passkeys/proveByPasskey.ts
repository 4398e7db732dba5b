import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { askForProof as description } from '../../../../contract/passkeys.ts'
import type { Assertion, RequestOptions } from '../../../../contract/passkeys.ts'
import { proofOperations } from '../../../../contract/proofOperations.ts'
import { passkeys, payProofs } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { newProof } from '../proofs/newProof.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { relyingParty, type PasskeyCtx } from './relyingParty.ts'
import { countUse, readAssertion, refuseCloned } from './useAssertion.ts'

type Ctx = ShopperCtx & PasskeyCtx

/** Asks one of the shopper's own passkeys to confirm an operation. */
export async function askForProof(given: {
  ctx: Ctx
  input: InferOutput<typeof description.input>
}): Promise<RequestOptions> {
  const { ctx, input } = given
  const { userId } = ctx
  const { id } = relyingParty(ctx)
  const own = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (own.length === 0) throw new Refusal('passkeyUnknown')
  const issued = await issueChallenge(ctx, { userId, ...aboutOf(input, userId) })
  return {
    ...issued,
    rpId: id,
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
      transports,
    })),
    userVerification: 'required',
  }
}

/** A proof of identity is about the shopper, and about no amount. */
function aboutOf(input: InferOutput<typeof description.input>, userId: number) {
  return 'subjectId' in input ? input : { ...input, subjectId: userId, amountCents: 0 }
}

/**
 * Gives the proof that a challenge was issued for. The payment code's counter is neither asked nor
 * changed: it guards six digits against guessing, and nobody guesses a signature.
 *
 * Locks: the shopper's row, then the passkey.
 */
export async function proveByPasskey(given: {
  ctx: Ctx
  input: { response: Assertion }
}): Promise<{ proof: string; expiresAt: string }> {
  const { ctx, input } = given
  const { response } = input
  const { userId } = ctx
  const { challenge, ...use } = await takeChallenge(ctx, {
    clientDataJSON: response.response.clientDataJSON,
    userId,
    operations: proofOperations,
  })
  const { passkey, used } = await readAssertion(ctx, { response, challenge })
  if (passkey.userId !== userId) throw new Refusal('passkeyUnknown')
  const at = ctx.clock.now()
  const { proof, proofHash, expiresAt } = newProof(at)
  const isProven = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await countUse(tx, { id: passkey.id, at, used }))) return false
    await tx.insert(payProofs).values({ ...use, proofHash, userId, expiresAt })
    return true
  })
  if (!isProven) return refuseCloned(ctx, passkey)
  return { proof, expiresAt: expiresAt.toISOString() }
}
