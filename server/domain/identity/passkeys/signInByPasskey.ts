import { eq } from 'drizzle-orm'
import type { Assertion, RequestOptions } from '../../../../contract/passkeys.ts'
import { users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import { keepDevice } from '../session/knownDevice.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../session/loginThrottle.ts'
import { openSession } from '../session/openSession.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { relyingParty, type PasskeyCtx } from './relyingParty.ts'
import { countUse, readAssertion, refuseCloned } from './useAssertion.ts'

/** Any passkey of this site may answer: the browser offers those it has. */
export async function askForSignIn({ ctx }: { ctx: PasskeyCtx }): Promise<RequestOptions> {
  const { id } = relyingParty(ctx)
  const issued = await issueChallenge(ctx, { userId: null, operation: 'signIn' })
  return { ...issued, rpId: id, userVerification: 'required' }
}

/** Opens a session. Attempts are counted as those with a password are, by passkey and address. */
export async function signInByPasskey(given: { ctx: PasskeyCtx; input: { response: Assertion } }) {
  const { ctx, input } = given
  const { response } = input
  const attempt = { account: `passkey:${response.id.slice(0, 64)}`, known: null }
  await countLoginAttempt(ctx, attempt)
  const { challenge } = await takeChallenge(ctx, {
    clientDataJSON: response.response.clientDataJSON,
    userId: null,
    operations: ['signIn'],
  })
  const { passkey, used } = await readAssertion(ctx, { response, challenge })
  const { id, userId } = passkey
  const at = ctx.clock.now()
  const signedIn = await ctx.db.transaction(async (tx) => {
    // The account may have been deleted, or the passkey removed, since it was read.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('share')
    if (!user || user.deletedAt) throw new Refusal('passkeyUnknown')
    if (!(await countUse(tx, { id, at, used }))) return null
    return { user, ...(await openSession({ ...ctx, db: tx }, user, ctx.caller.userAgent)) }
  })
  if (signedIn === null) return refuseCloned(ctx, passkey)
  await forgetLoginAttempt(ctx, attempt)
  keepDevice(ctx.caller, signedIn.user)
  return { userinfo: signedIn.userinfo }
}
